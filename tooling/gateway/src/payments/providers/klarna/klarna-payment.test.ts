import { beforeAll, describe, expect, it } from 'vitest'
import { createShopper, useTestGateway } from '../../../../testing/test.ts'
import { readKlarnaSettings } from './klarna-settings.ts'
import { outcomeOf } from './bought-order.ts'
import { parsePush, verifyPush } from './klarna-webhook.ts'

// The requests to Klarna, compared with its documents by hand.
let sent: { request: Request; body: unknown }[] = []
const ORDER = 'f3392f8b-6116-4073-ab96-e330819e2c07'

const klarna: typeof fetch = async (...asked) => {
  const request = new Request(...asked)
  const text = await request.text()
  sent.push({ request, body: text === '' ? undefined : JSON.parse(text) })
  return Response.json({ order_id: ORDER, status: 'checkout_incomplete', html_snippet: '<div>Klarna</div>' })
}

const gateway = useTestGateway({ platform: { fetch: klarna } })

const fromSite: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  request.headers.set('x-forwarded-host', 'horselbutik-se.localhost:3000')
  request.headers.set('x-forwarded-proto', 'http')
  return gateway.fetch(request)
}

const called = (name: string) => `http://127.0.0.1:4000/webhooks/klarna/${name}?klarna_order_id={checkout.order.id}`

const bought = {
  status: 'AUTHORIZED',
  fraud_status: 'ACCEPTED',
  order_amount: 12_900,
  captured_amount: 0,
  refunded_amount: 0,
  purchase_currency: 'SEK',
  merchant_reference1: 'T-1',
  merchant_reference2: '',
}
const paid = { kind: 'paid', amountMinor: 12_900, currency: 'SEK', reference: 'T-1' }

const push = (path: string) => new Request(`http://gateway.test/webhooks/klarna/${path}`, { method: 'POST' })

describe('Klarna’s payment', () => {
  beforeAll(() => gateway.useProvider('klarna'))

  it('[API-20] drafts exactly what was agreed, once, and gives what Klarna wants to be shown', async () => {
    sent = []
    const shopper = createShopper(fromSite)
    await shopper.add({ battery: 2 })
    const deliveryAddress = { ...shopper.address, firstName: 'Ole', city: 'Skagen', postalCode: '9990' }
    const { transactionId, correlationId } = (await shopper.placeOrder({ deliveryAddress })).body
    expect((await shopper.klarna()).body).toEqual({ dropInHtml: '<div>Klarna</div>', transactionId })
    expect((await shopper.klarna()).body).toEqual({ dropInHtml: '<div>Klarna</div>', transactionId })
    const [drafting, ...others] = sent
    expect(others.map(({ request: { method, url } }) => `${method} ${url}`)).toEqual(
      Array.from({ length: 2 }, () => `GET http://127.0.0.1:8080/kustom/checkout/v3/orders/${ORDER}`),
    )
    expect(drafting?.request.headers.get('authorization')).toBe(`Basic ${btoa('sandbox-klarna:sandbox-klarna-secret')}`)
    const shop = 'http://horselbutik-se.localhost:3000'
    expect(drafting?.body).toMatchObject({
      purchase_country: 'DK',
      purchase_currency: 'DKK',
      locale: 'da-DK',
      order_amount: 13_800,
      order_tax_amount: 2760,
      order_lines: [
        { type: 'physical', reference: 'BAT-312', quantity: 2, unit_price: 3950, total_amount: 7900 },
        { type: 'shipping_fee', reference: 'home', total_amount: 5900 },
      ],
      merchant_urls: {
        terms: `${shop}/customer-service/terms`,
        checkout: `${shop}/payments/${transactionId}/${correlationId}`,
        confirmation: `${shop}/order-confirmation/${transactionId}/${correlationId}`,
        push: called('push'),
        notification: called('notification'),
        validation: called('validation'),
      },
      merchant_reference1: transactionId,
      merchant_reference2: transactionId,
      billing_address: {
        given_name: 'Inger',
        family_name: 'Sørensen',
        email: 'inger@example.com',
        street_address: 'Strandvejen 112',
        postal_code: '2900',
        city: 'Hellerup',
        phone: '39 62 00 14',
        country: 'DK',
      },
      shipping_address: { given_name: 'Ole', city: 'Skagen', postal_code: '9990', email: 'inger@example.com' },
      billing_countries: ['DK'],
      shipping_countries: ['DK'],
      options: { allow_separate_shipping_address: true, require_validate_callback_success: true },
    })
  })

  it('speaks to Klarna itself in production and to its test system in tests, never to a developer’s machine', () => {
    const live = { apiBase: 'https://api.kustom.co', username: '', password: '' }
    expect(readKlarnaSettings({ SITE_ENV: 'production' })).toMatchObject(live)
    for (const SITE_ENV of ['test', 'staging']) {
      const { apiBase, password } = readKlarnaSettings({ SITE_ENV })
      expect([apiBase, password]).toEqual(['https://api.playground.kustom.co', ''])
    }
    expect(
      readKlarnaSettings({
        SITE_ENV: 'production',
        KCO_USERNAME: 'K1',
        KCO_PASSWORD: 'secret',
        GATEWAY_PUBLIC_URL: 'https://api.shop.example',
      }),
    ).toMatchObject({ username: 'K1', password: 'secret', gatewayUrl: 'https://api.shop.example' })
    expect(readKlarnaSettings({ SITE_ENV: 'local', SANDBOX_PORT: '8123' }).apiBase).toBe('http://127.0.0.1:8123/kustom')
  })

  it.each([
    [{}, paid],
    [
      { status: 'CAPTURED', captured_amount: 12_900 },
      { ...paid, isCaptured: true },
    ],
    [{ fraud_status: 'STOPPED' }, { kind: 'failed' }],
    // After the acknowledgement the first reference is the order number.
    [{ merchant_reference1: 'HB100042', merchant_reference2: 'T-1' }, paid],
    [{ merchant_reference1: 'T-1', merchant_reference2: 'HB100042' }, paid],
    [
      { merchant_reference1: 'T-2', merchant_reference2: 'T-3' },
      { ...paid, reference: 'T-2' },
    ],
    [{ fraud_status: 'PENDING' }, { kind: 'pending' }],
    [{ fraud_status: 'REJECTED' }, { kind: 'failed' }],
    [{ status: 'CANCELLED' }, { kind: 'cancelled' }],
    [{ status: 'EXPIRED' }, { kind: 'cancelled' }],
  ])('an order that is %j is %j', (as, outcome) => {
    expect(outcomeOf({ ...bought, ...as }, 'T-1')).toEqual(outcome)
  })

  it('takes a push for no more than a hint: the number of an order, again with every minute', () => {
    const at = (minute: number, path = `push?klarna_order_id=${ORDER}`) =>
      verifyPush(push(path), minute * 60_000).messages
    const [message = ''] = at(1)
    expect(parsePush(message)?.paymentId).toBe(ORDER)
    expect(at(1)).toEqual([message])
    expect(at(2)).not.toEqual([message])
    expect(at(1, `notification?klarna_order_id=${ORDER}`)).not.toEqual([message])
    for (const path of ['push', 'push?klarna_order_id=', 'push?klarna_order_id=%3Cscript%3E']) {
      expect(at(1, path)).toEqual([])
    }
    expect(parsePush('{"paymentId":"../1"}')).toBeUndefined()
  })
})
