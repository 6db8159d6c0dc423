import type { Page } from '@playwright/test'
import { putInCart } from '../support/customers/checkout.ts'
import { holdCall } from '../support/servers/hold.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.phonicearDk
const cart = `${servers.site(site.name)}/cart`

const quantity = (page: Page) => page.getByRole('main').getByRole('textbox').first()
const more = (page: Page) => page.getByRole('main').getByRole('button', { name: 'En mere' })

test('[CART-02] [CART-03] [CART-07] [CART-08] [CART-23] [MINI-07] quick presses end in what was asked for, in every tab and after a reload, and a line goes after a yes', async ({
  page,
  context,
}) => {
  await putInCart(page, site, { pieces: 1 })
  await page.goto(cart)
  await expect(page.getByRole('heading', { level: 1, name: 'Din kurv' })).toBeVisible()
  const calls: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/api/cart/updateProduct') && calls.push(request.postData() ?? ''),
  )
  for (let presses = 0; presses < 6; presses++) await more(page).press('Enter')
  await expect(quantity(page)).toHaveValue('7')
  await expect(page.getByRole('link', { name: /^Kurv.*7/ }).first()).toBeVisible()
  expect(calls.length).toBeLessThan(6)
  const release = await holdCall(page, 'cart/get')
  await page.reload()
  // From the device, until the cart is read.
  await expect(page.locator('[data-cart-count]')).toHaveText('7')
  release()
  await expect(quantity(page)).toHaveValue('7')

  await test.step('two tabs show the same cart', async () => {
    const other = await context.newPage()
    await other.goto(cart)
    await expect(quantity(other)).toHaveValue('7')
    await more(other).click()
    await expect(quantity(page)).toHaveValue('8')
    await other.close()
  })

  await test.step('a line is removed after a yes, and the empty cart shows', async () => {
    await page.getByRole('button', { name: /^Fjern / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Fjern', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Din kurv er tom' })).toBeFocused()
  })
})

test('[CART-18] [CART-22] the way on stays in sight until the sums are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await putInCart(page, site, { products: 2 })
  await page.goto(cart)
  const links = page.getByRole('main').getByRole('link', { name: 'Gå til kassen' })
  await expect(links).toHaveCount(2)
  await links.first().scrollIntoViewIfNeeded()
  await expect(links).toHaveCount(1)
  await links.click()
  await expect(page).toHaveURL(/\/checkout$/)
})
