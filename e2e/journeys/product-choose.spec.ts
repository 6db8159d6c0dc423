import { expect, test } from '../support/shop-test.ts'
import { servers } from '../support/servers/servers.ts'

const batteries = `${servers.site('phonicear-dk')}/details/BAT-312-06`

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
