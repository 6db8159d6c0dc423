import { expect, type Page } from '@playwright/test'

const HEIGHT = 900
/** Phones, tablets in both positions, and a computer. */
const WIDTHS = [320, 390, 768, 820, 1024, 1280]

/** Expects the page to fit its window at all widths, and with letters of twice the size. */
export async function expectToFitWindow(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expectNoOverflow(page, `${width} px wide`)
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoOverflow(page, 'with large letters')
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await expectNoOverflow(page, '390 px wide with large letters')
}

/** Polls, because scripts adapt frames to the window's width. */
export const expectNoOverflow = (page: Page, message = 'in this window') =>
  expect.poll(() => overflowOf(page), { message }).toEqual([])

/** Returns the elements that make the page wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > innerWidth,
    )
    return [`${scrollWidth} px wide`, ...wide.slice(-3).map((part) => part.outerHTML.slice(0, 120))]
  })
