import { expect, test, type Page } from '@playwright/test'
import * as adyen from './support/payments/adyen.ts'
import { openPayment, readOrderNumber, transactionOf } from './support/customers/checkout.ts'
import * as klarna from './support/payments/klarna.ts'
import * as nets from './support/payments/nets.ts'
import { newEmail } from './support/customers/order.ts'
import { sites, type Site } from './support/servers/sites.ts'

interface TestSystem {
  provider: string
  site: Site
  pay: (page: Page) => Promise<void>
}

const testSystems: TestSystem[] = [
  { provider: 'adyen', site: sites.productUk, pay: adyen.payByCard },
  { provider: 'klarna', site: sites.horselbutikSe, pay: (page) => klarna.buyButton(page).click() },
  { provider: 'nets', site: sites.phonicearDk, pay: nets.payByCard },
]

const usable = (process.env['TEST_SYSTEMS'] ?? '').split(',')

// Not the shop's own `test`, which fails on console errors: a provider's page may log errors of its own.
for (const { provider, site, pay } of testSystems) {
  test.describe(provider, () => {
    test.skip(!usable.includes(provider), 'Needs keys of its test system: npm run test:providers names them')
    test('a guest buys, and the order is placed once the provider says that it is paid', async ({ page }) => {
      await openPayment(page, site, newEmail())
      await pay(page)
      const orderNumber = await readOrderNumber(page)
      expect(await transactionOf(page, site)).toMatchObject({ status: 'Succeeded', orderNumber })
    })
  })
}
