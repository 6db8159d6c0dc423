import * as fc from 'fast-check'
import { emptyAddress, toNewAddress } from '@shop/domain/address/address-conversion.ts'
import { checkoutAddressRules } from '@shop/domain/address/address-rules.ts'
import { foldedEmail } from '@shop/domain/fields/same-email.ts'
import { aConfiguration } from '@shop/domain/testing/samples.ts'
import { address, countries, disguised, disguisedTexts } from '@shop/domain/testing/typed-texts.ts'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { homeAddress } from '../../testing/shopper.ts'
import { createShopper, type Shopper, useTestGateway } from '../../testing/test.ts'
import { shops } from '../shops/shop-tables.ts'
import { transactions } from '../transactions/transaction-tables.ts'

// `RUNS=10000` tries that many. The share of orders is smaller, because each takes several calls.
const RUNS = Number(process.env['RUNS'] ?? 40)
const TIMEOUT = 30_000 + RUNS * 100

const supportedCountries = Object.fromEntries(Object.entries(countries).map(([code, { name }]) => [code, name]))
const gateway = useTestGateway({ environment: { SHOP_CACHE: 'off', CUSTOMERS_PER_ADDRESS: '1000000' } })
let customer: Shopper

/** What a customer means, what reaches a form, and what the form of the shop sends. */
const typedAddress = address.chain(({ countryCode, ...texts }) =>
  disguisedTexts(texts).map((typed) => {
    const raw = { ...emptyAddress(countryCode), ...typed }
    return { raw, sent: v.parse(checkoutAddressRules(aConfiguration({ supportedCountries }), 'invoice'), raw) }
  }),
)

const promoCode = disguised('Hear Well')
const eanNumberApplied = disguised('5798-000 000001')

describe('typed texts', () => {
  beforeAll(async () => {
    await gateway.db.update(shops).set({ changes: { supportedCountries } }).where(eq(shops.id, 'test_dk'))
    customer = createShopper(gateway.fetch)
    await customer.logIn('new@example.com')
  })

  it(
    '[FORM-02] an address is taken and stored as the shop sends it, however it was typed',
    async () => {
      const book = '/v1.0/me/address-book'
      const first = await customer.call('POST', book, toNewAddress({ ...emptyAddress('DK'), ...homeAddress }))
      const [{ id }] = first.body.addressBook
      await fc.assert(
        fc.asyncProperty(typedAddress, async ({ raw, sent }) => {
          const { status, body } = await customer.call('POST', `${book}/${id}`, toNewAddress(raw))
          expect([status, body.errors]).toEqual([200, undefined])
          const ours = { id, isDefaultBillingAddress: true, isDefaultShippingAddress: true }
          expect(body.addressBook).toEqual([{ ...toNewAddress(sent), ...ours }])
        }),
        { numRuns: RUNS, endOnFailure: true },
      )
    },
    TIMEOUT,
  )

  it(
    '[FORM-02] codes are taken, and an order keeps the address as the shop sends it',
    async () => {
      const visitor = createShopper(gateway.fetch)
      await visitor.add({ battery: 1 })
      await fc.assert(
        fc.asyncProperty(typedAddress, promoCode, eanNumberApplied, async ({ raw, sent }, code, ean) => {
          const customProperties = { promoCode: code, eanNumberApplied: ean }
          const { status, body } = await visitor.placeOrder({ invoiceAddress: raw, customProperties })
          expect([status, body.errors ?? body.errorKeys]).toEqual([200, undefined])
          const [kept] = await gateway.db.select().from(transactions).where(eq(transactions.id, body.transactionId))
          expect(kept?.draft.invoiceAddress).toEqual({ ...sent, email: foldedEmail(sent.email) })
          expect(kept?.draft.properties).toEqual({ promoCode: 'Hear Well', eanNumberApplied: '5798000000001' })
        }),
        { numRuns: Math.ceil(RUNS / 4), endOnFailure: true },
      )
    },
    TIMEOUT,
  )

  it(
    '[FORM-02] a login finds its account',
    async () => {
      const typed = fc.tuple(disguised('new@example.com'), disguised('Hearing2026'))
      await fc.assert(
        fc.asyncProperty(typed, async ([email, password]) => {
          const { status } = await createShopper(gateway.fetch).call('POST', '/v1.0/authenticate', { email, password })
          expect(status).toBe(200)
        }),
        { numRuns: Math.ceil(RUNS / 4), endOnFailure: true },
      )
    },
    TIMEOUT,
  )
})
