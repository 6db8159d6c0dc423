import { holdCall } from '../support/servers/hold.ts'
import { newEmail } from '../support/customers/order.ts'
import { pressablePositions } from '../support/checks/positions.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'
import { chooseAndAgree, placeOrderButton, putInCart, typeAddress } from '../support/customers/checkout.ts'

const site = sites.bernafonUk
const { t } = site
const checkout = `${servers.site(site.name)}/checkout`

test('[CHK-18] [CHK-29] an empty form says what is missing and leads to each field', async ({ page }) => {
  await putInCart(page, site)
  await page.goto(checkout)
  await placeOrderButton(page, site).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${t('ErrorPrefix')}`))
  await summary.getByRole('link', { name: new RegExp(t('FirstName')) }).click()
  await expect(page.getByLabel(t('FirstName'))).toBeFocused()
  await expect(page).toHaveURL(checkout)
  await test.step('also in forced colours only a ticked box has a tick', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const terms = page.locator('input[name="consents.terms"]')
    const hasTick = () => terms.evaluate((box) => getComputedStyle(box, '::before').content !== 'none')
    expect(await hasTick()).toBe(false)
    await terms.check()
    expect(await hasTick()).toBe(true)
  })
})

for (const [shop, width] of [
  [sites.bernafonUk, 1280],
  [sites.phonicearDk, 390],
] as const) {
  test(`[CHK-13] [CHK-31] [CHK-37] the cheapest and a chosen delivery are counted at ${shop.name}, ${width} wide, without moving anything that can be pressed, and the choice stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    // Too little for free delivery.
    await putInCart(page, shop, { pieces: 1 })
    const releaseCheapest = await holdCall(page, 'cart/update')
    await page.goto(`${servers.site(shop.name)}/checkout`)
    const [first, second] = [page.getByRole('radio').first(), page.getByRole('radio').nth(1)]
    const summary = page.getByRole('region', { name: shop.t('OrderSummary') })
    const beforeDelivery = summary.getByText(shop.t('TotalBeforeDelivery'))
    await expect(first).toBeChecked()
    await expect(beforeDelivery).toBeVisible()
    await second.scrollIntoViewIfNeeded()
    const before = await pressablePositions(page)
    releaseCheapest()
    await expect(beforeDelivery).toBeHidden()
    await expect(summary.locator('[aria-busy=true]')).toBeHidden()
    expect(await pressablePositions(page)).toEqual(before)

    const release = await holdCall(page, 'cart/update')
    await second.check()
    await expect(summary.locator('[aria-busy=true]')).toBeVisible()
    expect(await pressablePositions(page)).toEqual(before)
    release()
    await expect(summary.locator('[aria-busy=true]')).toBeHidden()
    await expect(summary.getByText(shop.t('Delivery'), { exact: true })).toBeVisible()
    expect(await pressablePositions(page)).toEqual(before)

    await page.reload()
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
  })
}

test('[CHK-09] [CHK-10] [API-04] [CHK-33] what was typed survives a reload and an order without an answer, and two presses in a row place one order', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/Failed to load resource/)
  const email = newEmail()
  await putInCart(page, site)
  await page.goto(checkout)
  await typeAddress(page, site, email)
  await test.step('a reload keeps both addresses; the same address again forgets the second', async () => {
    const elsewhere = page.getByRole('checkbox', { name: t('ShipToDifferentAddress') })
    await elsewhere.check()
    const delivery = page.getByRole('group', { name: t('DeliveryAddress') })
    await delivery.getByLabel(t('City')).fill('Leeds')
    await page.reload()
    await expect(page.getByLabel(t('Email')).first()).toHaveValue(email)
    await expect(delivery.getByLabel(t('City'))).toHaveValue('Leeds')
    await elsewhere.uncheck()
    expect(await page.evaluate(() => sessionStorage.getItem('deliveryAddress'))).toBeNull()
  })

  await chooseAndAgree(page)
  const calls = '**/api/cart/initialize-transaction'
  await test.step('the order gets no answer: the error page leads back to everything that was typed', async () => {
    await page.route(calls, (route) => route.fulfill({ status: 502, json: {} }))
    await placeOrderButton(page, site).click()
    await expect(page.getByRole('heading', { level: 1, name: t('SomethingWentWrong') })).toBeVisible()
    await page.unroute(calls)
    await page.getByRole('button', { name: t('TryAgain') }).click()
    await expect(page.getByLabel(t('Email')).first()).toHaveValue(email)
  })

  const placed: string[] = []
  page.on('request', (request) => request.url().includes('initialize-transaction') && placed.push(request.url()))
  await placeOrderButton(page, site).dblclick()
  await expect(page).toHaveURL(/\/payments\//)
  expect(placed).toHaveLength(1)
})

test('[CHK-30] an empty cart cannot be checked out', async ({ page }) => {
  await page.goto(checkout)
  await expect(page).toHaveURL(`${servers.site(site.name)}/cart`)
})
