import type { Page } from '@playwright/test'

/** Returns the position of each element that can be pressed, in whole pixels of the window, by its name. */
export const pressablePositions = (page: Page) =>
  page
    .getByRole('main')
    .locator('a, button, input, select, summary, textarea')
    .evaluateAll(async (parts) => {
      await document.fonts.ready
      return parts.map((part) => {
        const { x, y } = part.getBoundingClientRect()
        const name = part.id || part.textContent || part.tagName
        return `${name}: ${Math.round(x)}, ${Math.round(y)}`
      })
    })
