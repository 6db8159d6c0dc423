import type { Page } from '@playwright/test'
import {
  chooseAndAgree,
  expectOneOrder,
  putInCart,
  readOrderNumber,
  typeAddress,
} from '../support/customers/checkout.ts'
import { violationsOn } from '../support/checks/axe.ts'
import { newEmail } from '../support/customers/order.ts'
import { servers } from '../support/servers/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

const site = sites.phonicearDkFree
const { t } = site
/** Its last four digits may appear only in the bodies of two requests. */
const CPR = '251248-9971'
const SECRET = '9971'

/** Returns everything that a page stores or shows, as one text. */
const everythingIn = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      document.documentElement.outerHTML,
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.cookie,
      location.href,
      history.state,
      (window as Window & { dataLayer?: unknown[] }).dataLayer,
    ]),
  )

test('[CHK-28] [PAY-02] [RES-01] a visitor orders against a CPR number, which the gateway alone sees', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const email = newEmail()
  await putInCart(page, site)
  await page.goto(`${servers.site(site.name)}/checkout`)
  await typeAddress(page, site, email)
  await chooseAndAgree(page)
  const order = page.getByRole('button', { name: t('PlaceOrderFree') })
  const number = page.getByLabel(t('CprNumber'))
  await number.fill('320148-9971')
  await order.click()
  await expect(page.getByRole('alert').getByRole('link', { name: t('CprQuestion') })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await number.fill(CPR)
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))
  expect(kept).not.toContain(SECRET)
  await order.click()
  const orderNumber = await readOrderNumber(page)
  await expectOneOrder(email, orderNumber)
  expect(await violationsOn(page)).toEqual([])
  await expect(page.getByRole('main')).not.toContainText(/betal|\d\skr/i)
  expect(await everythingIn(page)).not.toContain(SECRET)
  expect(addresses.filter((address) => address.includes(SECRET))).toEqual([])

  await page.goBack()
  expect(await readOrderNumber(page)).toBe(orderNumber)
  // The payment page of a placed order shows its number.
  await page.goto(page.url().replace('/order-confirmation/', '/payments/'))
  expect(await readOrderNumber(page)).toBe(orderNumber)
})

test('[CHK-19] the answer is lost after the commit: there is one order, and another press ends on its confirmation', async ({
  page,
  watch,
}) => {
  watch.expectComplaint(/Failed to load resource|ERR_CONNECTION_RESET/)
  const email = newEmail()
  await putInCart(page, site)
  await page.goto(`${servers.site(site.name)}/checkout`)
  await typeAddress(page, site, email)
  await chooseAndAgree(page)
  await page.getByLabel(t('CprNumber')).fill(CPR)
  await page.route(
    '**/api/cart/initialize-transaction',
    async (route) => {
      // Node does not resolve the names of the sites.
      const { host } = new URL(route.request().url())
      const url = route
        .request()
        .url()
        .replace(/\/\/[^/:]+/, '//127.0.0.1')
      await route.fetch({ url, headers: { ...route.request().headers(), host } })
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const order = page.getByRole('button', { name: t('PlaceOrderFree') })
  await order.click()
  await expect(page).toHaveURL(/\/error$/)
  await page.getByRole('button', { name: t('TryAgain') }).click()
  await page.getByLabel(t('CprNumber')).fill(CPR)
  await order.click()
  await expectOneOrder(email, await readOrderNumber(page))
})
