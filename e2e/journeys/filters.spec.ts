import { violationsOn } from '../support/checks/axe.ts'
import { enlargeLetters } from '../support/checks/large-letters.ts'
import { expectNoOverflow } from '../support/checks/overflow.ts'
import { badTargetsOf } from '../support/checks/targets.ts'
import { waitForHydration } from '../support/pages/hydration.ts'
import { expect, test } from '../support/shop-test.ts'
import { batteriesOf } from '../support/servers/gateway.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.productGlobal
const list = `${site.origin}/batteries`

test('[CAT-08] filters are chosen by keyboard alone, and leave the focus where the customer goes on', async ({
  page,
}) => {
  await page.goto(list)
  await waitForHydration(page)
  const opener = page.locator('main details > summary').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const size = page.getByRole('checkbox', { name: /^Size 312/ })
  await expect(page.getByRole('button', { name: 'Show 18 products' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(size).toBeFocused()
  await page.keyboard.press('Space')
  const show = page.getByRole('button', { name: 'Show 5 products' })
  await expect(show).toBeVisible()
  await expect(size).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${list}?filter=fits_312`)
  await expect(opener).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(5)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(0)
})

test('[CAT-08] removing a filter keeps the place and the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${list}?filter=fits_312&filter=type_standard`)
  await waitForHydration(page)
  const chip = page.getByRole('link', { name: 'Remove Type: Standard' })
  await chip.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main details > summary').first()).toBeFocused()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(120)
})

for (const shop of [sites.phonicearDk, sites.horselbutikSe]) {
  for (const [width, hasLargeLetters] of [
    [320, true],
    [320, false],
    [1280, false],
  ] as const) {
    test(`[CAT-08] [SHELL-29] filters of ${shop.name} are chosen and removed, ${width} px wide${hasLargeLetters ? ' with large letters' : ''}, and nothing is wrong with any state`, async ({
      page,
    }) => {
      const { t } = shop
      await page.setViewportSize({ width, height: 700 })
      if (hasLargeLetters) await enlargeLetters(page)
      const expectGoodPage = async (state: string) => {
        expect(await violationsOn(page), state).toEqual([])
        await expectNoOverflow(page, state)
        if (width < 1280 && !hasLargeLetters) expect(await badTargetsOf(page), state).toEqual([])
      }
      const article = page.getByRole('article')
      const opener = page.locator('main details > summary').first()
      // A press before the form's code is there is repeated after it.
      const tick = async (name: RegExp) => {
        await page.getByRole('checkbox', { name }).click()
        await expect(page.getByRole('checkbox', { name })).toBeChecked()
      }
      const send = () => page.getByRole('button', { name: /^(?:Vis|Visa) \d+ var/ }).click()

      const batteries = await batteriesOf(shop)
      for (const address of [batteries, '/search-result/312']) {
        await page.goto(shop.origin + address)
        await waitForHydration(page)
        await opener.click()
        await tick(new RegExp(`^${t('BatterySizeNamed', { size: 312 })}`))
        await expectGoodPage(`${address}, open`)
        await send()
        await expect(page.getByRole('link', { name: new RegExp(`^${t('FilterRemove')}`) })).toHaveCount(1)
        const shown = await article.count()
        expect(shown).toBeGreaterThan(0)
        await expectGoodPage(`${address}, chosen`)
      }

      await page.goto(`${shop.origin}${batteries}?filter=fits_10&filter=offer_on`)
      await waitForHydration(page)
      await expect(article).toHaveCount(0)
      await expectGoodPage('nothing matches')
      await page.getByRole('link', { name: t('FilterRemoveAll') }).click()
      await expect(article.first()).toBeVisible()
    })
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[CAT-08] filters are a form that the browser sends, and chips are links', async ({ page }) => {
    await page.goto(`${list}?sort=1`)
    await page.locator('main details > summary').first().click()
    await page.getByRole('checkbox', { name: /^Size 312/ }).check()
    await page.getByRole('checkbox', { name: /^On offer/ }).check()
    await page.getByRole('button', { name: 'Show products' }).click()
    await expect(page).toHaveURL(`${list}?sort=1&filter=fits_312&filter=offer_on`)
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('link', { name: 'Remove On offer' }).click()
    await expect(page.getByRole('article')).toHaveCount(5)
    await page.goto(`${list}?filter=fits_10&filter=offer_on`)
    await page.getByRole('link', { name: 'Remove all' }).click()
    await expect(page).toHaveURL(list)
  })
})
