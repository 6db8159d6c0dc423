import type { Page } from '@playwright/test'
import { callGateway } from '../support/gateway.ts'
import { visitorId } from '../support/visitor.ts'
import { netsFrame } from '../support/nets.ts'
import { newEmail } from '../support/order.ts'
import { servers } from '../support/servers.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/sites.ts'
import { configure, combine, expectOnly, reserveShop, type Effect } from '../support/switches.ts'
import { chooseAndAgree, putInCart, placeOrderButton, typeAddress } from '../support/checkout.ts'

const site = sites.bernafonUk
const { t } = site
const at = servers.site(site.name)
reserveShop(site)

const courier = { code: 'courier', name: 'By bicycle', disclaimer: 'Before noon.', cost: 4.5, currency: 'GBP' }
const mail = { code: 'royal-mail', name: 'In the letter box', disclaimer: 'No signature.', cost: 0, currency: 'GBP' }

/** Puts something into the cart that has a way of delivery already. */
async function haveChosen(page: Page) {
  const product = await putInCart(page, site)
  await callGateway(site, 'cart/update', { userId: await visitorId(page), shippingMethod: courier.code })
  return product
}

function cartParts(page: Page, description: string) {
  const main = page.getByRole('main')
  const row = (key: string) => main.getByText(t(key), { exact: true })
  return {
    description: main.getByText(description),
    promo: main.getByRole('checkbox', { name: t('HavePromoCode') }),
    reminder: main.getByText(t('CouponReminder')),
    referral: main.getByRole('checkbox', { name: t('HaveReferralCode') }),
    ean: main.getByRole('checkbox', { name: t('HaveEanNumber') }),
    vatExempt: main.getByRole('checkbox', { name: t('ApplyVatExempt') }),
    disclaimer: main.getByText(courier.disclaimer),
    marks: main.getByRole('list', { name: t('AcceptedPayments') }),
    amount: main.getByText(/£\d/),
    ...sumParts(row),
  }
}

const sumParts = (row: (key: string) => ReturnType<Page['getByText']>) => ({
  subtotal: row('Subtotal'),
  vatIncluded: row('VatIncluded'),
  subtotalExclVat: row('SubtotalExclVat'),
  vatRow: row('Vat'),
})

function checkoutParts(page: Page) {
  const main = page.getByRole('main')
  return {
    middleName: main.getByLabel(t('MiddleName')),
    line2Required: main.locator('input[name="invoiceAddress.addressLine2"][required]'),
    privacy: main.getByRole('checkbox', { name: new RegExp(t('PrivacyLink')) }),
    cprNumber: main.getByLabel(t('CprNumber')),
    order: main.getByRole('button', { name: t('PlaceOrder') }),
    orderFree: main.getByRole('button', { name: t('PlaceOrderFree') }),
    amount: main.getByText(/£\d/),
  }
}

type Part = keyof ReturnType<typeof cartParts> | keyof ReturnType<typeof checkoutParts>

const always: Part[] = ['description', 'marks', 'subtotalExclVat', 'vatRow', 'amount', 'middleName', 'order']
const effects = {
  hideItemDescriptionInCart: {
    rows: '[CFG-13] [CART-04]',
    set: { hideItemDescriptionInCart: true },
    takes: ['description'],
  },
  displayPriceIncludingVat: {
    rows: '[CFG-16] [CART-16]',
    set: { displayPriceIncludingVat: true },
    adds: ['subtotal', 'vatIncluded'],
    takes: ['subtotalExclVat', 'vatRow'],
  },
  displayShippingDisclaimerInCart: {
    rows: '[CFG-24] [CART-17]',
    set: { displayShippingDisclaimerInCart: true },
    adds: ['disclaimer'],
  },
  hidePricesAndPayment: {
    rows: '[CFG-25] [CART-20]',
    set: { hidePricesAndPayment: true },
    takes: ['amount', 'marks', 'subtotal', 'vatIncluded', 'subtotalExclVat', 'vatRow'],
  },
  hideCustomerMiddleName: {
    rows: '[CHK-07]',
    set: { hideCustomerMiddleName: true },
    takes: ['middleName'],
  },
  showPrivacyPolicyConsent: {
    rows: '[CHK-16]',
    set: { showPrivacyPolicyConsent: true },
    adds: ['privacy'],
  },
  addressStreet2IsRequired: {
    rows: '[CHK-06]',
    set: { addressStreet2IsRequired: true },
    adds: ['line2Required'],
  },
  adyen: { rows: '[CART-19]', set: { paymentProvider: 'adyen' } },
  noProvider: {
    rows: '[CFG-35]',
    set: { paymentProvider: null },
    adds: ['orderFree'],
    takes: ['order', 'marks'],
  },
  promoCode: {
    rows: '[CFG-21] [CART-09] [OP-17]',
    set: { allowPromoCode: true },
    adds: ['promo', 'reminder', 'referral'],
  },
  promoCodeInDk: {
    rows: '[CFG-08] [CFG-21] [OP-17]',
    set: { allowPromoCode: true, orderSummaryType: 'dk' },
    adds: ['promo', 'reminder', 'ean'],
  },
  uk: { rows: '[CFG-08] [CART-15]', set: { orderSummaryType: 'uk' }, adds: ['vatExempt'] },
  cpr: { rows: '[CFG-08] [CHK-28]', set: { orderSummaryType: 'cpr' }, adds: ['cprNumber'] },
} satisfies Readonly<Record<string, Effect<Part>>>

const combinations: (keyof typeof effects)[][] = [
  [],
  ['hideItemDescriptionInCart', 'displayPriceIncludingVat', 'hideCustomerMiddleName', 'adyen', 'promoCode'],
  ['displayShippingDisclaimerInCart', 'displayPriceIncludingVat', 'showPrivacyPolicyConsent', 'uk'],
  ['addressStreet2IsRequired', 'showPrivacyPolicyConsent', 'hideCustomerMiddleName', 'hidePricesAndPayment', 'adyen'],
  ['hideItemDescriptionInCart', 'displayShippingDisclaimerInCart', 'addressStreet2IsRequired', 'promoCodeInDk'],
  ['noProvider', 'cpr'],
]

for (const names of combinations) {
  const { title, configured, parts } = combine<keyof typeof effects, Part>(effects, always, names)
  test(`shows in cart and checkout what belongs to ${title}`, async ({ page }) => {
    await configure(site, { ...configured, shippingTypes: [mail, courier] })
    const { description } = await haveChosen(page)
    await page.goto(`${at}/cart`)
    await expect(page.getByRole('link', { name: t('GoToCheckout') }).first()).toBeVisible()
    await expectOnly(cartParts(page, description), parts)
    await page.goto(`${at}/checkout`)
    await expect(page.getByLabel(t('FirstName')).first()).toBeVisible()
    await expectOnly(checkoutParts(page), parts)
  })
}

test('[CFG-27] [CHK-08] [CFG-28] [CHK-13] delivers where and how the configuration says, its first country chosen', async ({
  page,
}) => {
  const supportedCountries = { SE: 'Sverige', GB: 'United Kingdom' }
  await configure(site, { supportedCountries, shippingTypes: [mail, courier] })
  await putInCart(page, site)
  await page.goto(`${at}/checkout`)
  const country = page.getByLabel(t('Country'))
  await expect(country).toHaveValue('SE')
  await expect(country.getByRole('option')).toHaveText(Object.values(supportedCountries))
  for (const { name, disclaimer } of [mail, courier]) {
    await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeVisible()
    await expect(page.getByText(disclaimer)).toBeVisible()
  }
})

const strict = { showPrivacyPolicyConsent: true, addressStreet2IsRequired: true, paymentProvider: null } as const

test('[CFG-16] [CFG-25] [CHK-06] [CHK-16] asks for the second line and the privacy consent before the order goes, and shows its sums as configured', async ({
  page,
}) => {
  // Without a provider only a shop where nothing is ever paid takes orders (OP-85); its sums are looked at afterwards.
  await configure(site, { ...strict, hidePricesAndPayment: true })
  await putInCart(page, site)
  await page.goto(`${at}/checkout`)
  await typeAddress(page, site, newEmail())
  await chooseAndAgree(page)
  const line2 = page.locator('input[name="invoiceAddress.addressLine2"]')
  const privacy = page.getByRole('checkbox', { name: new RegExp(t('PrivacyLink')) })
  await line2.clear()
  await privacy.uncheck()
  const order = page.getByRole('button', { name: t('PlaceOrderFree') })
  await order.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  await expect(line2).toHaveAttribute('aria-invalid', 'true')
  await expect(privacy).toHaveAttribute('aria-invalid', 'true')
  await line2.fill('Flat 2')
  await privacy.check()
  await order.click()
  await expect(page).toHaveURL(/\/order-confirmation\//)
  await configure(site, strict)
  await page.reload()
  await expectSums(page, ['subtotalExclVat', 'vatRow'])

  await configure(site, { displayPriceIncludingVat: true })
  await page.reload()
  await expectSums(page, ['subtotal', 'vatIncluded'])
  await configure(site, { displayPriceIncludingVat: true, hidePricesAndPayment: true })
  await page.reload()
  await expectSums(page, [])
  await expect(page.getByRole('main')).not.toContainText('£')
})

async function expectSums(page: Page, shown: Part[]) {
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: t('OrderSummary') })).toBeVisible()
  await expectOnly(
    sumParts((key) => main.getByText(t(key), { exact: true })),
    shown,
  )
}

test('[CHK-06] [CHK-16] [PAY-06] goes on to Nets without either when neither is asked for', async ({ page }) => {
  await configure(site, { paymentProvider: 'nets' })
  await putInCart(page, site)
  await page.goto(`${at}/checkout`)
  await typeAddress(page, site, newEmail())
  await page.locator('input[name="invoiceAddress.addressLine2"]').clear()
  await chooseAndAgree(page)
  await placeOrderButton(page, site).click()
  await expect(page).toHaveURL(/\/payments\//)
  await expect(netsFrame(page).getByRole('button').first()).toBeVisible()
})
