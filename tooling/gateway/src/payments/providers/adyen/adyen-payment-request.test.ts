import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { cardForm, draftOf, useAdyenShop } from '../../../../testing/test.ts'
import type { OrderDraft } from '../../../model/order-draft.ts'
import { adyenAddress } from './adyen-payment-request.ts'
import { adyenLineItems } from './adyen-line-items.ts'
import { localeOf } from './adyen-payment-request.ts'

const shop = useAdyenShop()

const browserInfo = {
  acceptHeader: '*/*',
  colorDepth: 24,
  language: 'da-DK',
  javaEnabled: false,
  screenHeight: 720,
  screenWidth: 1280,
  userAgent: 'Mozilla/5.0',
  timeZoneOffset: 0,
}

const lineItem = (
  id: string,
  description: string,
  quantity: number,
  amountIncludingTax: number,
  taxAmount: number,
) => ({
  id,
  description,
  quantity,
  amountIncludingTax,
  amountExcludingTax: amountIncludingTax - taxAmount,
  taxAmount,
  taxPercentage: 2500,
})

const rate = fc.constantFrom(0, 500, 2000, 2500)
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  totalMinor: fc.nat(500_000),
  vatRate: rate,
  isVatExempt: fc.boolean(),
})
const discount = fc.record({ amountMinor: fc.nat(50_000), vatMinor: fc.nat(9000), exemptVatMinor: fc.nat(500) })

describe('Adyen’s request', () => {
  beforeEach(() => shop.reset())

  describe('the request that pays', () => {
    it('asks for what was agreed, in the fields that Adyen documents, whatever the browser says of it', async () => {
      const { pay, transactionId, correlationId } = await shop.begin()
      const form = { ...cardForm(), browserInfo, riskData: { clientData: 'eyJ2ZXJzaW9uIjoi' } }
      await pay({
        ...form,
        amount: { value: 1, currency: 'DKK' },
        reference: 'mine',
        returnUrl: 'https://evil.example/',
        origin: 'https://evil.example',
        merchantAccount: 'AnotherShop',
        storePaymentMethod: true,
        clientStateDataIndicator: true,
      })
      const address = {
        street: 'Strandvejen',
        houseNumberOrName: '112',
        postalCode: '2900',
        city: 'Hellerup',
        country: 'DK',
      }
      expect(shop.calls).toEqual([
        {
          path: '/payments',
          key: expect.stringMatching(/^[\da-f-]{36}$/),
          body: {
            ...form,
            merchantAccount: 'HearingShopSandbox',
            amount: { value: 13_800, currency: 'DKK' },
            reference: transactionId,
            returnUrl: `http://gateway.test/payments/${transactionId}/${correlationId}`,
            origin: 'http://gateway.test',
            channel: 'Web',
            shopperInteraction: 'Ecommerce',
            shopperIP: '127.0.0.1',
            shopperEmail: 'inger@example.com',
            shopperName: { firstName: 'Inger', lastName: 'Sørensen' },
            telephoneNumber: '+4539620014',
            shopperLocale: 'da-DK',
            countryCode: 'DK',
            billingAddress: address,
            deliveryAddress: address,
            lineItems: [
              lineItem('BAT-312', 'Batteries 312', 2, 3950, 790),
              lineItem('shipping-home', 'Home', 1, 5900, 1180),
            ],
            authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
            additionalData: { manualCapture: 'true' },
          },
        },
      ])
    })

    it.each([
      {},
      { paymentMethod: {} },
      { paymentMethod: { type: '' } },
      { paymentMethod: { type: 'scheme', nested: { a: 1 } } },
      { paymentMethod: Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`a${n}`, 'x'])) },
      { paymentMethod: { type: 'scheme', holderName: 'x'.repeat(20_001) } },
      { ...cardForm(), riskData: { clientData: 'x'.repeat(20_001) } },
      'scheme',
    ])('is not made of %.60j', async (data) => {
      const { pay } = await shop.begin()
      expect((await pay(data as object)).status).toBe(400)
      expect(shop.calls).toEqual([])
    })

    it('never pays with a method that is stored at Adyen', async () => {
      const { pay } = await shop.begin()
      await pay({ paymentMethod: { ...cardForm().paymentMethod, storedPaymentMethodId: '8415' } })
      expect(shop.calls[0]?.body.paymentMethod).toEqual(cardForm().paymentMethod)
    })
  })

  it.each([
    ['Strandvejen 112', '', 'Strandvejen', '112'],
    ['12b High Street', '', 'High Street', '12b'],
    ['Storgatan 4 A', '', 'Storgatan', '4 A'],
    ['The Old Rectory', 'Flat 2', 'The Old Rectory', 'Flat 2'],
    ['The Old Rectory', '', 'The Old Rectory', 'N/A'],
    ['', '', 'N/A', 'N/A'],
  ])('writes the address %j %j in Adyen’s parts', (addressLine1, addressLine2, street, houseNumberOrName) => {
    const written = { addressLine1, addressLine2, postalCode: '', city: 'Hove', countryCode: 'gb' }
    const address = adyenAddress({ ...emptyAddress('GB'), ...written })
    expect(address).toEqual({ street, houseNumberOrName, postalCode: 'N/A', city: 'Hove', country: 'GB' })
    expect(adyenAddress({ ...emptyAddress('GB'), ...written, countryCode: 'Denmark' })).toBeUndefined()
  })

  it.each([
    ['da-DK', { shopperLocale: 'da-DK' }],
    ['en', { shopperLocale: 'en-GB' }],
    ['sv', { shopperLocale: 'sv-SE' }],
    ['nb-NO', { shopperLocale: 'no-NO' }],
    ['kl', { shopperLocale: 'da-DK' }],
    ['et', {}],
    ['', {}],
  ])('names the language of a %j shop with a country: %j', (culture, locale) => {
    expect(localeOf(culture)).toEqual(locale)
  })

  it('names the rate of the order for delivery and discount, although their amounts are rounded', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ cost: fc.integer({ min: 1, max: 90_000 }), quantity: fc.integer({ min: 1, max: 20 }) }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.constantFrom(2000, 2500),
        fc.integer({ min: 1, max: 9000 }),
        (bought, vatRate, basisPoints) => {
          const lines = bought.map((one) => ({ ...one, vatRate, isExempt: false }))
          const draft = draftOf(lines, { basisPoints, code: true })
          const rates = adyenLineItems(draft).map(({ taxPercentage }) => taxPercentage)
          for (const one of rates) expect([0, vatRate, draft.shipping.vatRate]).toContain(one)
        },
      ),
    )
  })

  it('lists what is bought in whole minor units that add up to the sum', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.array(discount, { maxLength: 2 }),
        fc.nat(9000),
        fc.nat(1_000_000),
        (lines, discounts, shippingMinor, total) => {
          const draft = {
            lines: lines.map((one, index) => ({ ...one, itemNumber: `I-${index}`, name: 'Batteries' })),
            discounts: discounts.map((one) => ({ ...one, name: 'Discount' })),
            shipping: {
              code: 'home',
              name: 'Home',
              inclVatMinor: shippingMinor,
              exclVatMinor: shippingMinor,
              vatRate: 0,
            },
            totals: { total },
          } as unknown as OrderDraft
          const items = adyenLineItems(draft)
          for (const { amountIncludingTax, amountExcludingTax, taxAmount, quantity } of items) {
            expect(amountExcludingTax + taxAmount).toBe(amountIncludingTax)
            expect([amountIncludingTax, taxAmount, quantity].every(Number.isInteger)).toBe(true)
          }
          expect(items.reduce((sum, one) => sum + one.amountIncludingTax * one.quantity, 0)).toBe(total)
        },
      ),
      { examples: [[[], [{ amountMinor: 1, vatMinor: 0, exemptVatMinor: 1 }], 0, 0]] },
    )
  })
})
