import type { Page } from '@playwright/test'
import { expect, test } from '../support/shop-test.ts'
import { servers } from '../support/servers.ts'

const site = servers.site('phonicear-dk')

async function fillCart(page: Page, ...itemNumbers: string[]) {
  for (const itemNumber of itemNumbers) {
    await page.goto(`${site}/details/${itemNumber}`)
    await page.getByRole('main').locator('form').getByRole('button', { name: 'Læg i kurv' }).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'I kurven' })).toBeVisible()
  }
  await page.goto(`${site}/cart`)
  await expect(page.getByRole('heading', { level: 1, name: 'Din kurv' })).toBeVisible()
}

const quantity = (page: Page) => page.getByRole('main').getByRole('textbox').first()

test('[CART-02] [CART-07] [CART-23] quick presses end in what was asked for, also after a reload', async ({ page }) => {
  await fillCart(page, 'BAT-312-06')
  const calls: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/api/cart/updateProduct') && calls.push(request.postData() ?? ''),
  )
  const more = page.getByRole('main').getByRole('button', { name: 'En mere' })
  for (let presses = 0; presses < 6; presses++) await more.click()
  await expect(quantity(page)).toHaveValue('7')
  await expect(page.getByRole('link', { name: /^Kurv.*7/ }).first()).toBeVisible()
  expect(calls.length).toBeLessThan(6)
  await page.reload()
  await expect(quantity(page)).toHaveValue('7')
})

test('[CART-03] [CART-08] removes a line after a yes, and shows the empty cart', async ({ page }) => {
  await fillCart(page, 'BAT-312-06')
  await page.getByRole('button', { name: /^Fjern / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern', exact: true }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Din kurv er tom' })
  await expect(heading).toBeFocused()
})

test('[CART-23] two tabs show the same cart', async ({ page, context }) => {
  await fillCart(page, 'BAT-312-06')
  const other = await context.newPage()
  await other.goto(`${site}/cart`)
  await expect(quantity(other)).toHaveValue('1')
  await other.getByRole('main').getByRole('button', { name: 'En mere' }).click()
  await expect(quantity(page)).toHaveValue('2')
})

test('[CART-18] [CART-22] the way on stays in sight until the sums are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await fillCart(page, 'BAT-312-06', 'BEL-4410')
  const ways = page.getByRole('main').getByRole('link', { name: 'Gå til kassen' })
  await expect(ways).toHaveCount(2)
  await ways.first().scrollIntoViewIfNeeded()
  await expect(ways).toHaveCount(1)
  await ways.click()
  await expect(page).toHaveURL(/\/checkout$/)
})
