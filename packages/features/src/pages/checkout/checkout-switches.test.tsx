import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openPage, type StoryShopOptions } from '../../testing/open-page.tsx'
import { fillIn } from '../../testing/open-checkout-page.tsx'
import { combine, expectOnly, switched, type Effect } from '../../testing/switches.ts'

const courier = { code: 'courier', name: 'By bicycle', disclaimer: 'Before noon.', cost: 4.5, currency: 'GBP' }
const mail = { code: 'royal-mail', name: 'In the letter box', disclaimer: 'No signature.', cost: 0, currency: 'GBP' }
/** Lines without totals, so that only the flag decides how the totals are read. */
const untold = <Line extends object>(lines: readonly Line[]) => lines.map((line) => ({ ...line, total: '' }))
/** A cart without a code, with a delivery method. */
const cart = {
  ...get.answer,
  products: untold(get.answer.products),
  customProperties: {},
  couponResponseCode: '',
  discounts: {},
  totalDiscount: '',
  priceBreakdown: null,
  vat: '£1.96',
  displayPrice: '£11.80',
  selectedShippingType: courier.code,
}
const transaction = { ...getTransaction.answer, vat: '£1.96', products: untold(getTransaction.answer.products) }

const shop = ({ flags, configuration }: ReturnType<typeof switched>): StoryShopOptions => ({
  flags,
  configuration: {
    paymentProvider: 'nets',
    shippingTypes: [mail, courier],
    supportedCountries: { GB: 'United Kingdom' },
    ...configuration,
  },
  answer: ({ path }) => {
    if (path === '/api/cart/get') return cart
    if (path === '/api/cart/get-transaction') return transaction
    if (path === '/api/cart/initialize-transaction') return { transactionId: 't-1', correlationId: 'c-1' }
    const methods = JSON.stringify({ paymentMethods: [{ type: 'scheme', brands: ['visa'] }] })
    return path === '/api/payments/paymentMethods' ? { paymentMethods: methods } : undefined
  },
})

const row = (name: string) => within(screen.getByRole('main')).queryAllByText(name, { exact: true })[0]
const sumParts = () => ({
  subtotal: row('Subtotal'),
  vatIncluded: row('of which VAT'),
  subtotalExclVat: row('Subtotal, without VAT'),
  vatRow: row('VAT'),
})
const amount = () => within(screen.getByRole('main')).queryAllByText(/£\d/)[0]

const cartParts = () => ({
  description: screen.queryByText('Brown tab.'),
  promo: screen.queryByRole('checkbox', { name: 'I have a promo code' }),
  reminder: screen.queryByText(/^Do you have a promo code/),
  referral: screen.queryByRole('checkbox', { name: 'I have a referral code' }),
  ean: screen.queryByRole('checkbox', { name: 'I pay with an EAN number' }),
  vatExempt: screen.queryByRole('checkbox', { name: 'I can buy without VAT' }),
  disclaimer: screen.queryByText(courier.disclaimer),
  marks: screen.queryByRole('list', { name: 'We accept' }),
  amount: amount(),
  ...sumParts(),
})

const line2 = () => document.querySelector<HTMLInputElement>('input[name="invoiceAddress.addressLine2"]')
const privacy = () => screen.queryByRole('checkbox', { name: /privacy policy/ })

const checkoutParts = () => ({
  middleName: document.querySelector('input[name="invoiceAddress.middleName"]'),
  line2Required: line2()?.required ? line2() : null,
  privacy: privacy(),
  cprNumber: screen.queryByLabelText(/^CPR number/),
  order: screen.queryByRole('button', { name: 'Continue to payment' }),
  orderFree: screen.queryByRole('button', { name: 'Place order' }),
  amount: amount(),
})

type Part = keyof ReturnType<typeof cartParts> | keyof ReturnType<typeof checkoutParts>

const always: Part[] = ['description', 'marks', 'subtotalExclVat', 'vatRow', 'amount', 'middleName', 'order']
const effects = {
  hideItemDescriptionInCart: {
    rows: '[CFG-13] [CART-04]',
    flags: { hideItemDescriptionInCart: true },
    takes: ['description'],
  },
  displayPriceIncludingVat: {
    rows: '[CFG-16] [CART-16]',
    flags: { displayPriceIncludingVat: true },
    adds: ['subtotal', 'vatIncluded'],
    takes: ['subtotalExclVat', 'vatRow'],
  },
  displayShippingDisclaimerInCart: {
    rows: '[CFG-24] [CART-17]',
    flags: { displayShippingDisclaimerInCart: true },
    adds: ['disclaimer'],
  },
  hidePricesAndPayment: {
    rows: '[CFG-25] [CART-20]',
    flags: { hidePricesAndPayment: true },
    takes: ['amount', 'marks', 'subtotal', 'vatIncluded', 'subtotalExclVat', 'vatRow'],
  },
  hideCustomerMiddleName: { rows: '[CHK-07]', flags: { hideCustomerMiddleName: true }, takes: ['middleName'] },
  showPrivacyPolicyConsent: { rows: '[CHK-16]', flags: { showPrivacyPolicyConsent: true }, adds: ['privacy'] },
  addressStreet2IsRequired: { rows: '[CHK-06]', flags: { addressStreet2IsRequired: true }, adds: ['line2Required'] },
  adyen: { rows: '[CART-19]', configuration: { paymentProvider: 'adyen' } },
  noProvider: {
    rows: '[CFG-35]',
    configuration: { paymentProvider: null },
    adds: ['orderFree'],
    takes: ['order', 'marks'],
  },
  promoCode: {
    rows: '[CFG-21] [CART-09] [OP-17]',
    flags: { allowPromoCode: true },
    adds: ['promo', 'reminder', 'referral'],
  },
  promoCodeInDk: {
    rows: '[CFG-08] [CFG-21] [OP-17]',
    flags: { allowPromoCode: true, orderSummaryType: 'dk' },
    adds: ['promo', 'reminder', 'ean'],
  },
  uk: { rows: '[CFG-08] [CART-15]', flags: { orderSummaryType: 'uk' }, adds: ['vatExempt'] },
  cpr: { rows: '[CFG-08] [CHK-28]', flags: { orderSummaryType: 'cpr' }, adds: ['cprNumber'] },
} satisfies Readonly<Record<string, Effect<Part>>>

const combinations: (keyof typeof effects)[][] = [
  [],
  ['hideItemDescriptionInCart', 'displayPriceIncludingVat', 'hideCustomerMiddleName', 'adyen', 'promoCode'],
  ['displayShippingDisclaimerInCart', 'displayPriceIncludingVat', 'showPrivacyPolicyConsent', 'uk'],
  ['addressStreet2IsRequired', 'showPrivacyPolicyConsent', 'hideCustomerMiddleName', 'hidePricesAndPayment', 'adyen'],
  ['hideItemDescriptionInCart', 'displayShippingDisclaimerInCart', 'addressStreet2IsRequired', 'promoCodeInDk'],
  ['noProvider', 'cpr'],
]

/** Opens the checkout and types an address without a second line. Returns where the order led. */
async function fillInCheckout(flags: Record<string, boolean>) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const { person } = openPage('/checkout', shop(switched({ flags })))
  await fillIn(person)
  const order = () => person.click(screen.getByRole('button', { name: 'Continue to payment' }))
  return { person, order, leftFor: () => assign.mock.calls.flat() }
}

describe('the checkout', () => {
  for (const names of combinations) {
    const { title, options, parts } = combine<keyof typeof effects, Part>(effects, always, names)
    it(`shows in cart and checkout what belongs to ${title}`, async () => {
      openPage('/cart', shop(options))
      await screen.findAllByRole('link', { name: 'Go to checkout' })
      await waitFor(() => expectOnly(cartParts(), parts))
      cleanup()
      openPage('/checkout', shop(options))
      await screen.findByLabelText(/^First name/)
      await waitFor(() => expectOnly(checkoutParts(), parts))
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    })
  }

  it('[CFG-27] [CHK-08] [CFG-28] [CHK-13] delivers where and how the configuration says, its first country chosen', async () => {
    const supportedCountries = { SE: 'Sverige', GB: 'United Kingdom' }
    openPage('/checkout', shop(switched({ configuration: { supportedCountries } })))
    const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country' })
    expect(country.value).toBe('SE')
    const options = within(country).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(Object.values(supportedCountries))
    for (const { name, disclaimer } of [mail, courier]) {
      expect(await screen.findByRole('radio', { name: new RegExp(name) })).toBeTruthy()
      expect(screen.getByText(disclaimer)).toBeTruthy()
    }
  })

  it('[CHK-06] [CHK-16] asks for the second line and the privacy consent before the order goes', async () => {
    const { person, order, leftFor } = await fillInCheckout({
      showPrivacyPolicyConsent: true,
      addressStreet2IsRequired: true,
    })
    await order()
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(2)
    expect(line2()?.getAttribute('aria-invalid')).toBe('true')
    expect(privacy()?.getAttribute('aria-invalid')).toBe('true')
    expect(leftFor()).toEqual([])
    await person.type(line2()!, 'Flat 2')
    await person.click(privacy()!)
    await order()
    await waitFor(() => expect(leftFor()).toEqual(['/payments/t-1/c-1']))
  })

  it('[CHK-38] says what to write into the second line in a house, and takes it', async () => {
    const { person, order, leftFor } = await fillInCheckout({ addressStreet2IsRequired: true })
    const hint = document.getElementById(line2()?.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('If you live in a house, just write “-”.')
    await person.type(line2()!, '-')
    await order()
    await waitFor(() => expect(leftFor()).toEqual(['/payments/t-1/c-1']))
  })

  it('[CHK-06] [CHK-16] goes on to the payment without either when neither is asked for', async () => {
    const { order, leftFor } = await fillInCheckout({})
    await order()
    await waitFor(() => expect(leftFor()).toEqual(['/payments/t-1/c-1']))
  })

  it.each([
    [{}, ['subtotalExclVat', 'vatRow']],
    [{ displayPriceIncludingVat: true }, ['subtotal', 'vatIncluded']],
    [{ displayPriceIncludingVat: true, hidePricesAndPayment: true }, []],
  ])('[CFG-16] [CFG-25] shows the sums of a receipt as configured: %j', async (flags, shown) => {
    openPage('/order-confirmation/t-1/c-1', shop(switched({ flags })))
    await screen.findByRole('region', { name: 'Order summary' })
    await waitFor(() => expectOnly(sumParts(), shown))
    expect(amount() !== undefined).toBe(shown.length > 0)
  })
})
