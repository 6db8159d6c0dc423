import type { BrowserContext, Page } from '@playwright/test'

/** A movement that no visitor caused, and what moved (https://web.dev/articles/cls). */
interface LayoutShift {
  value: number
  moved: string[]
}

/** Records every layout shift of pages that are opened from now on. */
export const watchLayoutShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    const shifts: LayoutShift[] = []
    const note = (list: PerformanceObserverEntryList) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)
        if (!hadRecentInput) shifts.push({ value, moved })
      }
    }
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })

/** Returns the layout shifts of a page so far, without those too small to be seen. */
export async function layoutShiftsOf(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  const shifts = await page.evaluate(() => (window as unknown as { shifts: LayoutShift[] }).shifts)
  return shifts.filter(({ value }) => value >= NOTICEABLE)
}

const NOTICEABLE = 0.001
