import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import type { Site } from '../servers/sites.ts'

/** A page of the shop in one state. */
export interface PageState {
  name: string
  /** Leads there; answers when the state is on screen. */
  open: (page: Page, site: Site) => Promise<unknown>
  /** The server sends a shell; its HTML has none of the page's links. */
  isDrawnByBrowser?: true
  /** Only for shops where this is built. */
  isIn?: (site: Site) => boolean
  /** What the browser says there on every visit, and rightly. */
  complaint?: RegExp
}

/** Waits until a page says what it is. */
export const expectHeading = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()

/** Opens an address by a full load and waits until its heading is there and the page is hydrated. */
export async function openAddress(page: Page, site: Site, path: string) {
  await page.goto(site.origin + path)
  await expectHeading(page)
  await waitForHydration(page)
}
