import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import type { Site } from '../servers/sites.ts'

/** A page of the shop in one state. */
export interface PageState {
  name: string
  /** Opens the page, and resolves when the state is on screen. */
  open: (page: Page, site: Site) => Promise<unknown>
  /** The server sends a shell without the page's links. */
  isDrawnByBrowser?: true
  /** True for shops that have the page. All shops have it by default. */
  isIn?: (site: Site) => boolean
  /** What the browser rightly complains of on every visit. */
  complaint?: RegExp
}

/** Waits for the heading of a page. */
export const expectHeading = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()

/** Opens an address by a full load, and waits for its heading and its hydration. */
export async function openAddress(page: Page, site: Site, path: string) {
  await page.goto(site.origin + path)
  await expectHeading(page)
  await waitForHydration(page)
}
