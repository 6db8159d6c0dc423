import { expect, type Locator, type Page } from '@playwright/test'

const MAX_TABS = 100

/** Presses Tab until an element has the focus. Throws when the focus never reaches it. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < MAX_TABS; steps += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard never gets there')
}

/** Presses an element with the keyboard alone. */
export async function press(page: Page, target: Locator, key = 'Enter') {
  await reach(page, target)
  await page.keyboard.press(key)
}

/** Types into a field, which it reaches with the keyboard alone. */
export async function type(page: Page, target: Locator, text: string) {
  await reach(page, target)
  await page.keyboard.type(text)
}
