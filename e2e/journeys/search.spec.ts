import { violationsOn } from '../support/checks/axe.ts'
import { expectToFitWindow } from '../support/checks/overflow.ts'
import { waitForHydration } from '../support/pages/hydration.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'

const shops = [
  { start: servers.site('horselbutik-se'), typed: 'tork', next: 'torkkapslar', category: 'Torkning' },
  { start: servers.site('product-uk'), typed: 'bat', next: 'battery', category: 'Batteries' },
]

for (const { start, typed, next, category } of shops) {
  test(`[SRCH-12] a visitor of ${start} takes a proposed word by keyboard, and a category by touch on a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(start)
    await waitForHydration(page)
    const field = page.locator('search input')
    await field.pressSequentially(typed)
    const options = page.getByRole('option')
    await expect(options.first()).toContainText(category)
    await expect(options.nth(1)).toHaveText(next)
    await expect(page.getByRole('combobox').first()).toHaveAttribute('aria-expanded', 'true')
    expect(await violationsOn(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(field).toHaveValue(typed)
    await page.keyboard.press('ArrowDown')
    await expectToFitWindow(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${start}/search-result/${next}`)
    await expect(field).toHaveValue(next)

    await field.fill(typed)
    await options.filter({ hasText: category }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible()
  })
}
