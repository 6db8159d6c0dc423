import { expect, test } from '../support/shop-test.ts'
import { servers } from '../support/servers/servers.ts'

const clock = `${servers.site('phonicear-dk')}/details/ALM-3010`
const batteries = `${servers.site('phonicear-dk')}/details/BAT-312-06`

test('[PROD-12] [PROD-13] [PROD-14] the page says what has to be chosen, and a choice stands in the address, through reload and Back', async ({
  page,
}) => {
  await page.goto(clock)
  const add = page.getByRole('main').locator('form').getByRole('button', { name: 'Læg i kurv' })
  await expect(add).toBeDisabled()
  await expect(add).toHaveAccessibleDescription(/Vælg variant først/)
  await page.getByRole('radio', { name: 'Rosa' }).check({ force: true })
  await expect(add).toHaveAccessibleDescription(/Vælg stik først/)
  await page.getByRole('radio', { name: 'Dansk stik' }).check({ force: true })
  await expect(page).toHaveURL(/\?farve=rosa&stik=dansk-stik$/)
  const number = page.getByText(/^Varenr\. ALM-3010-/)
  await expect(number).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Rosa' })).toBeChecked()
  await page.getByRole('link', { name: /^Kurv/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Din kurv er tom' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\?farve=rosa&stik=dansk-stik$/)
  await expect(number).toBeVisible()
})

test('[PROD-21] a press shows a picture larger in a dialog that Esc closes', async ({ page }) => {
  await page.goto(batteries)
  await page.getByRole('button', { name: 'Vis et større billede' }).click()
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
