import { expect, test, type Page } from '@playwright/test'

// What a visitor has set in the operating system. A designer switches it in the browser's developer tools, under Rendering.

const open = (page: Page, id: string) => page.goto(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)

for (const id of ['parts-feedback-skeleton--states', 'parts-actions-button--states', 'patterns-loading--loading']) {
  test(`${id} moves, and rests with reduced motion`, async ({ page }) => {
    await open(page, id)
    await expect.poll(() => page.evaluate(movements)).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => page.evaluate(movements)).toBe(0)
  })
}

test('a button and a field keep an outline with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, 'parts-actions-button--states')
  const button = page.getByRole('button', { name: 'Add to basket' }).first()
  await expect(button).toHaveCSS('border-top-style', 'solid')
  await expect(button).not.toHaveCSS('border-top-width', '0px')
  await open(page, 'parts-forms-text-field--states')
  await expect(page.getByLabel('First name')).not.toHaveCSS('border-top-width', '0px')
})

for (const [colorScheme, least, most] of [
  ['light', 600, 765],
  ['dark', 0, 300],
] as const) {
  test(`a mail is ${colorScheme} in a ${colorScheme} mail program`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await open(page, 'mails-orders--confirmation')
    const body = page.frameLocator('iframe').locator('body')
    const lightness = () => body.evaluate(sumOfColours)
    await expect.poll(lightness).toBeGreaterThanOrEqual(least)
    await expect.poll(lightness).toBeLessThanOrEqual(most)
  })
}

// The functions below run in the page.

/** Returns the number of movements without an end. */
const movements = () =>
  document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length

/** Returns the sum of red, green and blue behind an element: 765 is white. */
function sumOfColours(element: Element) {
  const [red = 0, green = 0, blue = 0] = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []
  return Number(red) + Number(green) + Number(blue)
}
