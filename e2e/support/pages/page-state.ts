import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import { isFullMatrix, type Site } from '../servers/sites.ts'

/** A page of the shop in one state. */
export interface PageState {
  name: string
  /** Opens the page, and resolves when the state is on screen. */
  open: (page: Page, site: Site) => Promise<unknown>
  /** True for a page that the browser draws: the server sends a shell without the page's links. */
  isShell?: true
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

type Reach = (page: Page, site: Site) => Promise<unknown>

interface DrawnPage {
  /** Prepares the visitor, and loads the page's address. */
  reach: string | Reach
  /** Resolves when the state is on screen. Without it, the heading and the hydration are enough. */
  shows?: Reach
}

/** Returns how to open a page that the browser draws. */
export const drawnByBrowser = ({ reach, shows }: DrawnPage): Required<Pick<PageState, 'open' | 'isShell'>> => ({
  isShell: true,
  open: async (page, site) => {
    await (typeof reach === 'string' ? openAddress(page, site, reach) : reach(page, site))
    await shows?.(page, site)
  },
})

/**
 * Pairs each state with one of the sites that have it, in turn, or with each of them for the full matrix. The pages of a site
 * follow each other, so that the same process opens them.
 */
export function statesInTurn(states: readonly PageState[], sites: readonly Site[]) {
  const pairs = states.flatMap((state, index) => {
    const fitting = sites.filter((site) => state.isIn?.(site) ?? true)
    return (isFullMatrix ? fitting : fitting.slice(index % fitting.length).slice(0, 1)).map((site) => ({ state, site }))
  })
  return pairs
    .map((pair, turn) => ({ ...pair, turn }))
    .toSorted((one, other) => sites.indexOf(one.site) - sites.indexOf(other.site))
}
