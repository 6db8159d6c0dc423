import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { isPhone } from '@shop/domain/fields/phone.ts'
import { readPhoneNumber } from '../../phone-number.ts'
import { describe, expect, it } from 'vitest'
import { createFakeNets, createShopper, draftOf, useTestGateway } from '../../../../testing/test.ts'
import type { Transaction } from '../../../transactions/transaction-store.ts'
import { transactions } from '../../../transactions/transaction-tables.ts'
import { netsPayment } from './nets-payment.ts'
import { readNetsSettings } from './nets-settings.ts'
import { cleanText, netsLanguage, phoneParts } from './nets-texts.ts'

const nets = createFakeNets()
const gateway = useTestGateway({ platform: { fetch: nets.fetch } })

const fromSite: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  request.headers.set('x-forwarded-host', 'phonicear-dk.localhost:3000')
  request.headers.set('x-forwarded-proto', 'http')
  return gateway.fetch(request)
}

const consumerOf = async (changes: object) => {
  const shopper = createShopper(fromSite)
  await shopper.add({ battery: 2 })
  await shopper.placeOrder({ invoiceAddress: { ...shopper.address, ...changes } })
  const { paymentId } = (await shopper.nets()).body
  return nets.payments.get(paymentId)?.request.checkout
}

describe('netsPayment', () => {
  it('asks Nets to reserve exactly what was agreed, and sends the customer back to the shop they came from', async () => {
    const shopper = createShopper(fromSite)
    await shopper.add({ battery: 2 })
    const { transactionId, correlationId } = (
      await shopper.placeOrder({
        deliveryAddress: {
          ...shopper.address,
          firstName: 'Ole <b>',
          lastName: 'O\'Neill & "Søn"',
          postalCode: '114 55',
          city: 'Stockholm',
          countryCode: 'SE',
        },
      })
    ).body
    const { paymentId } = (await shopper.nets()).body
    const request = nets.payments.get(paymentId)?.request
    expect(request?.order).toMatchObject({ amount: 13_800, currency: 'DKK', reference: transactionId })
    expect(request?.checkout).toMatchObject({
      integrationType: 'EmbeddedCheckout',
      url: `http://phonicear-dk.localhost:3000/payments/${transactionId}/${correlationId}`,
      termsUrl: 'http://phonicear-dk.localhost:3000/customer-service/terms',
      charge: false,
      merchantHandlesConsumerData: true,
      countryCode: 'DNK',
      consumer: {
        email: 'inger@example.com',
        phoneNumber: { prefix: '+45', number: '39620014' },
        privatePerson: { firstName: 'Inger', lastName: 'Sørensen' },
        billingAddress: { addressLine1: 'Strandvejen 112', postalCode: '2900', city: 'Hellerup', country: 'DNK' },
        shippingAddress: { addressLine1: 'Strandvejen 112', postalCode: '11455', city: 'Stockholm', country: 'SWE' },
      },
    })
    for (const hook of request?.notifications.webHooks ?? []) {
      expect(hook).toMatchObject({ url: 'http://127.0.0.1:4000/webhooks/nets', authorization: 'sandboxNetsWebhook' })
      expect(hook.authorization).toMatch(/^[A-Za-z0-9]{8,64}$/)
    }
  })

  it('[API-22] names the company that pays, with the person as its contact', async () => {
    const checkout = await consumerOf({
      firstName: 'Ole <b>',
      lastName: 'O\'Neill & "Søn"',
      company: 'Høreklinikken & Co',
    })
    const { company, privatePerson } = checkout?.consumer ?? {}
    expect(company).toEqual({ name: 'Høreklinikken Co', contact: { firstName: 'Ole b', lastName: 'O Neill Søn' } })
    expect(privatePerson).toBeUndefined()
  })

  it('[API-22] leaves out an address in a country that Nets does not list, so that the payment opens', () => {
    const draft = draftOf([{ cost: 3950, quantity: 2, vatRate: 2500, isExempt: false }], {
      basisPoints: 0,
      code: false,
    })
    const home = { ...draft.invoiceAddress, email: 'inger@example.com', countryCode: 'FO', postalCode: '100' }
    const transaction = { id: 't-1', correlationId: 'c-1', amountMinor: 13_800, currency: 'DKK' }
    const { checkout } = netsPayment(
      { ...transaction, draft: { ...draft, invoiceAddress: home } } as Transaction,
      readNetsSettings({ SITE_ENV: 'local' }),
    )
    expect(checkout).not.toHaveProperty('countryCode')
    expect(checkout.consumer).toEqual({
      email: 'inger@example.com',
      privatePerson: { firstName: 'A', lastName: 'B' },
    })
  })

  it('speaks to Nets itself in production and to its test system in tests, never to a developer’s machine', () => {
    expect(readNetsSettings({ SITE_ENV: 'production' })).toMatchObject({
      apiBase: 'https://api.dibspayment.eu',
      checkoutScript: 'https://checkout.dibspayment.eu/v1/checkout.js?v=1',
      secretKey: '',
      checkoutKey: '',
      webhookAuthorization: '',
    })
    expect(readNetsSettings({ SITE_ENV: 'test' })).toMatchObject({
      apiBase: 'https://test.api.dibspayment.eu',
      checkoutScript: 'https://test.checkout.dibspayment.eu/v1/checkout.js?v=1',
      secretKey: '',
    })
    expect(
      readNetsSettings({
        SITE_ENV: 'production',
        NETS_SECRET_KEY: 'k',
        GATEWAY_PUBLIC_URL: 'https://api.shop.example',
      }),
    ).toMatchObject({
      secretKey: 'k',
      gatewayUrl: 'https://api.shop.example',
    })
    expect(
      readNetsSettings({ SITE_ENV: 'local', SANDBOX_PORT: '8123', SANDBOX_ORIGIN: 'http://localhost:8080' }),
    ).toMatchObject({
      apiBase: 'http://127.0.0.1:8123/nexi',
      checkoutScript: 'http://localhost:8080/v1/checkout.js?v=1',
    })
  })

  it('[PAY-08] ends a payment that was not paid within 48 hours, so that the order starts again', async () => {
    const shopper = createShopper(fromSite)
    const { transactionId, correlationId, paymentId } = await shopper.ordersAtNets({ battery: 2 })
    const { db } = gateway
    const isThis = eq(transactions.id, transactionId)
    const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000 - 1000)
    await db.update(transactions).set({ paymentClaimedAt: twoDaysAgo, providerReadAt: twoDaysAgo }).where(isThis)
    Object.assign(nets.payments.get(paymentId)!, { created: twoDaysAgo.toISOString() })
    expect(await shopper.nets()).toMatchObject({ status: 409, body: { errorCode: 'payment-ended' } })
    expect((await shopper.transaction(transactionId, correlationId)).body.status).toBe('Cancelled')
    const again = (await shopper.placeOrder()).body
    expect(again.transactionId).not.toBe(transactionId)
    expect((await shopper.nets()).body.paymentId).not.toBe(paymentId)
  })

  it('writes names as Nets accepts them', () => {
    expect(cleanText(`<b>"O'Neill"</b> & Co\\`)).toBe('b O Neill /b Co')
    expect(cleanText('  ')).toBe('-')
    expect(cleanText(`${'x'.repeat(127)}😀`)).toBe('x'.repeat(127))
  })

  it.each([
    ['+45 39 62 00 14', 'DK', { prefix: '+45', number: '39620014' }],
    ['39620014', 'DK', { prefix: '+45', number: '39620014' }],
    ['08-640 12 30', 'SE', { prefix: '+46', number: '86401230' }],
    ['+44 117 496 0123', 'DK', { prefix: '+44', number: '1174960123' }],
    // They start like an international call.
    ['9908000', 'FI', { prefix: '+358', number: '9908000' }],
    ['990700', 'FI', { prefix: '+358', number: '990700' }],
    ['9907001234', 'FI', { prefix: '+358', number: '9907001234' }],
    ['nonsense', 'DK', undefined],
  ])('takes the phone number %s of %s apart', (phone, country, parts) => {
    expect(phoneParts(phone, country)).toEqual(parts)
  })

  it('takes apart every phone number that the form of the shop takes in these countries, as Adyen does', () => {
    const country = fc.constantFrom(['DK', '45'], ['NO', '47'], ['SE', '46'], ['FI', '358'], ['DE', '49'], ['GB', '44'])
    // Finland's prefixes of international calls begin with 99.
    const digits = fc.stringMatching(/^(?:99)?[1-9][0-9]{3,12}$/)
    fc.assert(
      fc.property(
        country,
        fc.constantFrom('', '0', '+', '00'),
        digits,
        ([code = '', callingCode = ''], before, rest) => {
          const written = `${before}${before === '+' || before === '00' ? callingCode : ''}${rest}`
          fc.pre(isPhone(written, code))
          expect(phoneParts(written, code)).toBeDefined()
          // Adyen takes it whole, in the form of E.164.
          expect(readPhoneNumber(written, code)?.number).toMatch(/^\+[1-9]\d{4,14}$/)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['da-DK', 'da-DK'],
    ['sv-SE', 'sv-SE'],
    ['en', 'en-GB'],
    ['kl-GL', 'da-DK'],
    ['nn-NO', 'nb-NO'],
    ['et-EE', 'en-GB'],
  ])('opens the payment window of a %s shop in %s', (culture, language) => {
    expect(netsLanguage(culture)).toBe(language)
  })
})
