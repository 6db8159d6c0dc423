import { expect, test } from '../support/shop-test.ts'
import { servers } from '../support/servers.ts'

const clock = `${servers.site('phonicear-dk')}/details/ALM-3010`
const batteries = `${servers.site('phonicear-dk')}/details/BAT-312-06`

test('[PROD-13] [PROD-14] a choice stands in the address, through reload and Back', async ({ page }) => {
  await page.goto(clock)
  await page.getByRole('radio', { name: 'Rosa' }).check({ force: true })
  await page.getByRole('radio', { name: 'Dansk stik' }).check({ force: true })
  await expect(page).toHaveURL(/\?farve=rosa&stik=dansk-stik$/)
  const number = page.getByText(/^Varenr\. ALM-3010-/)
  await expect(number).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Rosa' })).toBeChecked()
  await page.getByRole('link', { name: /^Kurv/ }).first().click()
  await page.goBack()
  await expect(number).toBeVisible()
})

test('[PROD-12] says what has to be chosen before it can be bought', async ({ page }) => {
  await page.goto(clock)
  const add = page.getByRole('main').locator('form').getByRole('button', { name: 'Læg i kurv' })
  await expect(add).toBeDisabled()
  await expect(add).toHaveAccessibleDescription(/Vælg først varianten/)
  await page.getByRole('radio', { name: 'Rosa' }).check({ force: true })
  await expect(add).toHaveAccessibleDescription(/Vælg stik først/)
})

test('[PROD-10] a press and a quantity from before hydration are carried out', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/main-*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(batteries, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Antal' }).fill('3')
  const press = page.getByRole('main').locator('form').getByRole('button', { name: 'Læg i kurv' })
  await press.click()
  await expect(press).toHaveAttribute('aria-busy', 'true')
  scripts.resolve()
  await expect(page.getByRole('link', { name: /^Kurv.*3/ }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Antal' })).toHaveValue('1')
})

test('[PROD-21] shows pictures larger in a dialog that Esc closes', async ({ page }) => {
  await page.goto(batteries)
  await page.getByRole('button', { name: 'Vis billedet større' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('[SEO-03] [SEO-05] search engines read the product from the server and after a click, once each', async ({
  page,
}) => {
  const site = servers.site('product-global')
  await page.goto(`${site}/details/BAT-312-06`)
  const blocks = page.locator('script[type="application/ld+json"]')
  await expect(blocks).toHaveCount(1)
  await page.getByRole('searchbox').fill('domes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search-result/)
  await expect(blocks).toHaveCount(0)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).not.toHaveURL(/search-result/)
  await expect(blocks).toHaveCount(1)
  await expect.poll(() => blocks.textContent()).not.toContain('"sku":"BAT-312-06"')
  await page.goto(site)
  await expect(blocks).toHaveCount(0)
  const html = await page.evaluate(async (url) => (await fetch(url)).text(), `${site}/details/BAT-312-06`)
  expect(html).toContain('<script type="application/ld+json">{"@context"')
})
