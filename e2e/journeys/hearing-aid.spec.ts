import { violationsOn } from '../support/checks/axe.ts'
import { layoutShiftsOf, watchLayoutShifts } from '../support/checks/layout-shifts.ts'
import { expectToFitWindow } from '../support/checks/overflow.ts'
import { waitForHydration } from '../support/pages/hydration.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'

const shops = [
  {
    category: `${servers.site('phonicear-dk')}/batterier`,
    question: 'Passer den til mit høreapparat?',
    size: 'Batteristørrelse',
    remember: 'Husk mit høreapparat',
    forget: 'Glem mit høreapparat',
    fits: 'Passer til dit',
    fitsNot: 'Passer ikke',
  },
  {
    category: `${servers.site('horselbutik-se')}/batterier`,
    question: 'Passar den till min hörapparat?',
    size: 'Batteristorlek',
    remember: 'Kom ihåg min hörapparat',
    forget: 'Glöm min hörapparat',
    fits: 'Passar',
    fitsNot: 'Passar inte',
  },
]

for (const { category, question, ...words } of shops) {
  test(`[PROD-34] a visitor with a keyboard says the battery size once, and ${category} says what fits, until one press`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchLayoutShifts(context)
    await page.goto(`${category}/details/BAT-312-06`)
    await waitForHydration(page)
    const row = page.locator('summary').filter({ hasText: question })
    // Its code is loaded when the visitor comes near.
    await expect(async () => {
      await page.mouse.wheel(0, 300)
      await expect(row).toBeInViewport({ timeout: 200 })
    }).toPass()
    await row.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel(words.size, { exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: words.remember }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('summary').filter({ hasText: words.fits })).toBeVisible()
    await expect(page.getByRole('button', { name: words.remember })).toBeFocused()
    expect(await violationsOn(page)).toEqual([])
    await expectToFitWindow(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(category)
    const mark = (text: string) => page.getByRole('article').getByText(text, { exact: true })
    await expect(mark(words.fits).first()).toBeVisible()
    await expect(mark(words.fitsNot).first()).toBeVisible()
    expect(await layoutShiftsOf(page)).toEqual([])
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await page.locator('summary').filter({ hasText: '312' }).click()
    await page.getByRole('button', { name: words.forget }).click()
    await expect(mark(words.fits)).toHaveCount(0)
    await page.reload()
    await waitForHydration(page)
    await expect(mark(words.fits)).toHaveCount(0)
  })
}
