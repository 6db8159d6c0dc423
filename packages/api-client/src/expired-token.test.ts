import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import { describe, expect, test, vi } from 'vitest'
import { TOKEN, USER_ID } from './fixtures/fixture.ts'
import { createGateway, type Gateway, type Visitor } from './gateway.ts'

/** A client whose visitor becomes anonymous when the token is refused. Answers with each status in turn, then with the last. */
function clientOf(start: Visitor, ...statuses: number[]) {
  let visitor = start
  const asked: string[] = []
  const onExpiredToken = vi.fn<() => void>(() => (visitor = { userId: 'anonymous' }))
  const gateway = createGateway({
    baseUrl: 'https://gateway.example',
    visitor: () => visitor,
    onExpiredToken,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const text = `${new URL(request.url).search}${await request.text()}`
      asked.push(
        `${request.headers.has('authorization') ? 'customer' : 'anonymous'}: ${/[?&"]userId[=":]+([\w-]+)/.exec(text)?.[1] ?? ''}`,
      )
      const status = statuses.length > 1 ? statuses.shift() : statuses[0]
      return Response.json({}, { status: status ?? 200 })
    },
  })
  return { gateway, asked, onExpiredToken, become: (next: Visitor) => (visitor = next) }
}
const customer = { userId: USER_ID, accessToken: TOKEN }

const CALLS: [string, (gateway: Gateway) => Promise<unknown>][] = [
  ['cart.get', ({ cart }) => cart.get()],
  ['cart.add', ({ cart }) => cart.add({ 'BAT-312': 2 })],
  ['cart.remove', ({ cart }) => cart.remove('BAT-312')],
  ['cart.updateProduct', ({ cart }) => cart.updateProduct('BAT-312', 2)],
  ['cart.update', ({ cart }) => cart.update({ shippingMethod: 'GLS' })],
  ['cart.updateProperties', ({ cart }) => cart.updateProperties({ customProperties: { promoCode: 'X' } })],
  ['cart.getTransaction', ({ cart }) => cart.getTransaction({ transactionId: 't' })],
  ['payments.nets', ({ payments }) => payments.nets()],
  ['payments.klarna', ({ payments }) => payments.klarna()],
  ['payments.klarnaOrder', ({ payments }) => payments.klarnaOrder({ transactionId: 't' })],
  ['payments.initialize', ({ payments }) => payments.initialize({ transactionId: 't', data: {} })],
  ['payments.details', ({ payments }) => payments.details({ transactionId: 't', details: {} })],
]

const order: Parameters<Gateway['cart']['initializeTransaction']>[0] = {
  shippingMethod: 'GLS',
  invoiceAddress: emptyAddress('DK'),
  deliveryAddress: emptyAddress('DK'),
  customProperties: {},
  termsAndConditionsAgreed: true,
  privacyPolicyAgreed: true,
}

describe('a call with an expired token', () => {
  describe.each(CALLS)('%s', (_name, call) => {
    test('[SES-05] is repeated once as an anonymous visitor when the token has run out (OP-35)', async () => {
      const { gateway, asked, onExpiredToken } = clientOf(customer, 401, 200)
      await call(gateway)
      expect(asked).toEqual([`customer: ${USER_ID}`, 'anonymous: anonymous'])
      expect(onExpiredToken).toHaveBeenCalledOnce()
    })

    test('is made twice at most', async () => {
      const { gateway, asked, onExpiredToken } = clientOf(customer, 401)
      await expect(call(gateway)).rejects.toMatchObject({ failure: { kind: 'unauthorised' } })
      expect(asked).toHaveLength(2)
      expect(onExpiredToken).toHaveBeenCalledOnce()
    })

    test('leaves an anonymous visitor alone: the refusal is shown, id and basket stay', async () => {
      const { gateway, asked, onExpiredToken } = clientOf({ userId: 'visitor' }, 401)
      await expect(call(gateway)).rejects.toMatchObject({ failure: { kind: 'unauthorised' } })
      expect(asked).toEqual(['anonymous: visitor'])
      expect(onExpiredToken).not.toHaveBeenCalled()
    })

    test('[SES-05] leaves the id of a customer whose login has ended, where the gateway refuses it (OP-35)', async () => {
      const { gateway, asked, onExpiredToken } = clientOf({ userId: USER_ID, keepsCustomerId: true }, 401, 200)
      await call(gateway)
      expect(asked).toEqual([`anonymous: ${USER_ID}`, 'anonymous: anonymous'])
      expect(onExpiredToken).toHaveBeenCalledOnce()
    })

    test.each([400, 403, 404, 500])(
      '[API-03] is not repeated after %i: it may have changed something',
      async (status) => {
        const { gateway, asked, onExpiredToken } = clientOf(customer, status)
        await expect(call(gateway)).rejects.toThrow('gateway')
        expect([asked.length, onExpiredToken.mock.calls.length]).toEqual([1, 0])
      },
    )
  })

  test('[SES-11] a call about the account is not repeated, and ends no session by itself', async () => {
    const { gateway, asked, onExpiredToken } = clientOf(customer, 401)
    await expect(gateway.account.addFavourite('BAT-312')).rejects.toMatchObject({ failure: { kind: 'unauthorised' } })
    expect([asked.length, onExpiredToken.mock.calls.length]).toEqual([1, 0])
  })

  test('[SES-09] a cart that may not be brought along ends no session: the refusal may be about the other id', async () => {
    const { gateway, asked, onExpiredToken } = clientOf(customer, 401)
    await expect(gateway.cart.override('before')).rejects.toMatchObject({ failure: { kind: 'unauthorised' } })
    expect([asked.length, onExpiredToken.mock.calls.length]).toEqual([1, 0])
  })

  test('[SES-23] an order ends the session, and is never repeated with the cart of another visitor (OP-91)', async () => {
    const { gateway, asked, onExpiredToken } = clientOf(customer, 401, 200)
    await expect(gateway.cart.initializeTransaction(order)).rejects.toMatchObject({ failure: { kind: 'unauthorised' } })
    expect([asked, onExpiredToken.mock.calls.length]).toEqual([[`customer: ${USER_ID}`], 1])
  })

  test.each(CALLS)(
    '[SES-23] %s is not repeated while a visitor whose checkout was interrupted has not decided (OP-91)',
    async (_name, call) => {
      const { gateway, asked, onExpiredToken, become } = clientOf(customer, 401, 200)
      onExpiredToken.mockImplementation(() => become({ userId: 'anonymous', isInterrupted: true }))
      await expect(call(gateway)).rejects.toMatchObject({ failure: { kind: 'unauthorised' } })
      expect(asked).toEqual([`customer: ${USER_ID}`])
    },
  )

  test('[SES-23] a public read is repeated at an interrupted checkout too', async () => {
    const { gateway, asked, onExpiredToken, become } = clientOf(customer, 401, 200)
    onExpiredToken.mockImplementation(() => become({ userId: 'anonymous', isInterrupted: true }))
    await gateway.catalogue.search('dome').catch(() => undefined)
    expect(asked).toHaveLength(2)
  })

  test('calls that run at the same time end one session once', async () => {
    const { gateway, asked, onExpiredToken } = clientOf(customer, 401, 401, 200)
    await Promise.all([gateway.cart.get(), gateway.payments.methods()])
    expect(onExpiredToken).toHaveBeenCalledOnce()
    expect(asked).toHaveLength(4)
  })

  test('calls under a refused id that run at the same time become one new visitor', async () => {
    const { gateway, asked, onExpiredToken } = clientOf({ userId: USER_ID, keepsCustomerId: true }, 401, 401, 200)
    await Promise.all([gateway.cart.get(), gateway.payments.methods()])
    expect(onExpiredToken).toHaveBeenCalledOnce()
    expect(asked).toHaveLength(4)
  })

  test('a visitor who logs in again while a call is in flight stays logged in', async () => {
    const { gateway, onExpiredToken, become, asked } = clientOf(customer, 401, 200)
    const reading = gateway.cart.get()
    become({ userId: 'other', accessToken: 'fresh' })
    await reading
    expect(onExpiredToken).not.toHaveBeenCalled()
    expect(asked.at(-1)).toBe('customer: other')
  })

  describe.each<[string, (gateway: Gateway) => Promise<unknown>]>([
    ['catalogue.search', ({ catalogue }) => catalogue.search('dome')],
    ['catalogue.browse', ({ catalogue }) => catalogue.browse('/batteries')],
    ['content.staticContent', ({ content }) => content.staticContent()],
    ['customerService.pages', ({ customerService }) => customerService.pages()],
  ])('%s, a public read,', (_name, call) => {
    test('is repeated once without the expired token', async () => {
      const { gateway, asked, onExpiredToken } = clientOf(customer, 401, 200)
      await call(gateway).catch(() => undefined)
      expect(asked).toEqual(['customer: ', 'anonymous: '])
      expect(onExpiredToken).toHaveBeenCalledOnce()
    })

    test('ends no session of a visitor without a token', async () => {
      const { gateway, asked, onExpiredToken } = clientOf({ userId: 'visitor' }, 401)
      await expect(call(gateway)).rejects.toMatchObject({ failure: { kind: 'unauthorised' } })
      expect([asked.length, onExpiredToken.mock.calls.length]).toEqual([1, 0])
    })
  })
})
