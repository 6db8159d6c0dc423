import type { Page } from '@playwright/test'
import { violationsOn } from './support/checks/axe.ts'
import { layoutShiftsOf, watchLayoutShifts } from './support/checks/layout-shifts.ts'
import { chooseAndAgree, placeOrderButton, putInCart, typeAddress } from './support/customers/checkout.ts'
import { newCustomer } from './support/customers/customer.ts'
import { logIn } from './support/customers/login.ts'
import { newEmail } from './support/customers/order.ts'
import { waitForHydration } from './support/pages/hydration.ts'
import { simpleProductsOf } from './support/servers/gateway.ts'
import { holdCall, holdScripts } from './support/servers/hold.ts'
import { servers } from './support/servers/servers.ts'
import { expect, test } from './support/shop-test.ts'
import { siteOfBrand, sites, type Site } from './support/servers/sites.ts'

// The form of the checkout is in the server's HTML. Here it is used before any script has come.

const checkout = ({ name }: Site) => `${servers.site(name)}/checkout`

/** Opens the checkout and holds its scripts, until the returned function is called. */
async function openWithoutScripts(page: Page, site: Site) {
  const release = await holdScripts(page)
  await page.goto(checkout(site), { waitUntil: 'commit' })
  await expect(page.getByLabel(site.t('FirstName')).first()).toBeVisible()
  return release
}

for (const [site, width] of [
  [siteOfBrand.phonicear, 390],
  [siteOfBrand.bernafon, 1280],
] as const) {
  test(`[CHK-39] nothing moves in ${site.name} when the checkout's form gets its cart, ${width} px wide, and axe complains of nothing before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchLayoutShifts(page.context())
    await putInCart(page, site, { products: 2 })
    const releaseCart = await holdCall(page, 'cart/get')
    const release = await openWithoutScripts(page, site)
    expect(await violationsOn(page)).toEqual([])
    release()
    await waitForHydration(page)
    releaseCart()
    await expect(page.getByRole('radio', { checked: true })).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await layoutShiftsOf(page)).toEqual([])
  })
}

test('[CHK-39] [CHK-20] what is typed before hydration is ordered, once the sum is shown, and stands in no address', async ({
  page,
}) => {
  const site = sites.phonicearDk
  const addresses: string[] = []
  page.on('framenavigated', (frame) => frame === page.mainFrame() && addresses.push(frame.url()))
  await page.setViewportSize({ width: 390, height: 844 })
  await putInCart(page, site)
  const release = await openWithoutScripts(page, site)
  const email = newEmail()
  await typeAddress(page, site, email)
  await page.getByLabel(site.t('City'), { exact: true }).press('Enter')
  await expect(placeOrderButton(page, site)).toBeHidden()
  release()
  await expect(page.getByRole('radio', { checked: true })).toBeAttached()
  await chooseAndAgree(page)
  await placeOrderButton(page, site).click()
  await expect(page).toHaveURL(/\/payments\//)
  expect(addresses.filter((address) => address.includes('?'))).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('invoiceAddress'))).toContain(email)
})

test('[CHK-39] typing goes on through hydration: focus, caret and every letter stay, also after a reload and on the way back', async ({
  page,
}) => {
  const site = sites.bernafonUk
  await putInCart(page, site)
  const release = await openWithoutScripts(page, site)
  const city = page.getByLabel(site.t('City'), { exact: true })
  await city.fill('Hargate')
  for (let steps = 0; steps < 4; steps += 1) await city.press('ArrowLeft')
  release()
  await city.pressSequentially('ro', { delay: 150 })
  await waitForHydration(page)
  await expect(page.getByRole('radio', { checked: true })).toBeAttached()
  await city.pressSequentially('-', { delay: 50 })
  await expect(city).toHaveValue('Harro-gate')
  await expect(city).toBeFocused()
  await page.reload()
  await waitForHydration(page)
  await expect(city).toHaveValue('Harro-gate')
  await page.getByRole('link', { name: site.t('BackToCart') }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.evaluate(() => history.back())
  await expect(city).toHaveValue('Harro-gate')
})

test('[CHK-39] [CHK-11] a customer is not asked for a login, and finds the saved address without anything moving', async ({
  page,
}) => {
  const site = sites.phonicearDk
  const customer = await newCustomer(site)
  const [product] = await simpleProductsOf(site, 1)
  await customer.addToCart(product!.id)
  await logIn(page, site, customer)
  await watchLayoutShifts(page.context())
  const release = await openWithoutScripts(page, site)
  await expect(page.getByText(site.t('HaveAccountQuestion'))).toBeHidden()
  await expect(page.getByText(site.t('ChooseSavedAddress'))).toBeVisible()
  release()
  await expect(page.getByLabel(site.t('AddressLine1')).first()).toHaveValue(customer.addressLine1)
  await page.waitForLoadState('networkidle')
  expect(await layoutShiftsOf(page)).toEqual([])
})

test('[CHK-39] without scripts a press puts nothing typed into the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const site = sites.phonicearDk
  await page.goto(checkout(site))
  await page.getByLabel(site.t('FirstName')).fill('Inger')
  await page.getByLabel(site.t('FirstName')).press('Enter')
  await page.waitForLoadState()
  expect(page.url()).not.toContain('Inger')
  await context.close()
})
