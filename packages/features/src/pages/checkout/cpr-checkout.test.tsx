import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { storyShop, StoryShop } from '../../testing/story-shop.tsx'
import { refusal, type Call } from '../../testing/fake-gateway.ts'
import { configuration, fillIn, openCheckout } from '../../testing/open-checkout-page.tsx'
import { watchDocuments } from '../../testing/watch-documents.ts'
import { PaymentPage } from './payment/payment-page.tsx'

const QUESTION = 'Is this number right? It does not look like a CPR number of 10 digits.'
const CPR = '251248-9996'
const cpr = { flags: { orderSummaryType: 'cpr' }, configuration: { paymentProvider: undefined } }
const INITIALIZE = '/api/cart/initialize-transaction'
const UPDATE = '/api/cart/update-properties'

const documents = watchDocuments()

/** Opens the checkout of a shop that asks for a CPR number. The gateway places each order. */
function open(answers: Readonly<Record<string, unknown>> = {}, options: object = cpr) {
  const calls: Call[] = []
  const opened = openCheckout({
    ...options,
    answer: (call) => {
      calls.push(call)
      if (call.path in answers) return answers[call.path]
      if (call.path === INITIALIZE) return { transactionId: 't-1', correlationId: 'c-1' }
      return call.path === '/api/cart/get' ? { ...get.answer, selectedShippingType: 'FREE' } : undefined
    },
  })
  const bodiesOf = (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body)
  return { ...opened, calls, bodiesOf }
}
const cprField = () => screen.findByLabelText<HTMLInputElement>(/^CPR number/)
const send = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Place order' }))

/** Opens the payment page. */
function openPayment({ transaction = {}, ...options }: { transaction?: object } & Parameters<typeof storyShop>[0]) {
  const shop = storyShop({
    ...options,
    configuration: { ...configuration, ...options.configuration },
    answer: ({ path }) =>
      path === '/api/cart/get-transaction' ? { ...getTransaction.answer, ...transaction } : undefined,
  })
  render(
    <StoryShop shop={shop} address="/payments/t-1/c-1" path="/payments/:transactionId/:correlationId?">
      <PaymentPage />
    </StoryShop>,
  )
  return shop
}
const unpaid = { orderNumber: '', orderPlaced: false, status: 'Pending' }

describe('a checkout with a CPR number', () => {
  it('[CHK-28] [API-16] [CART-27] attaches the number to the cart beside its codes, places the order, and shows what became of it', async () => {
    const { user, calls, bodiesOf } = open()
    await fillIn(user)
    await user.type(await cprField(), CPR)
    await send(user)
    await waitFor(() => expect(documents).toEqual(['/order-confirmation/t-1/c-1']))
    const changes = calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(changes).toEqual([UPDATE, INITIALIZE])
    const numbered = { customProperties: { promoCode: 'WELCOME10', cprNumber: '2512489996' } }
    expect(bodiesOf(UPDATE)).toMatchObject([{ shippingMethod: 'FREE', ...numbered }])
    expect(bodiesOf(INITIALIZE)).toMatchObject([{ shippingMethod: 'FREE', ...numbered }])
  })

  it.each([
    ['', 'Write your CPR number.'],
    ['123', QUESTION],
    ['320148-9996', QUESTION],
  ])('[CHK-28] sends nothing with the number "%s", and says what is wanted', async (typed, words) => {
    const { user, bodiesOf } = open()
    await fillIn(user)
    if (typed) await user.type(await cprField(), typed)
    await send(user)
    const [link] = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(link?.textContent).toBe(words)
    await user.click(link!)
    expect(document.activeElement).toBe(await cprField())
    expect([...bodiesOf(UPDATE), ...bodiesOf(INITIALIZE)]).toEqual([])
  })

  it('[FORM-03] sends a number that it has asked about at the second press, as it was typed', async () => {
    const { user, bodiesOf } = open()
    await fillIn(user)
    await user.type(await cprField(), '010190-AB12')
    await send(user)
    expect((await screen.findByRole('alert')).textContent).toContain('If it is right, press the button again.')
    expect((await cprField()).getAttribute('aria-invalid')).toBeNull()
    await send(user)
    await waitFor(() => expect(bodiesOf(UPDATE)).toMatchObject([{ customProperties: { cprNumber: '010190-AB12' } }]))
  })

  it('[CHK-28] marks the field when the gateway refuses the number, and keeps what was typed', async () => {
    const { user } = open({ [INITIALIZE]: { errorKeys: ['invalid-cpr-number'] } })
    await fillIn(user)
    await user.type(await cprField(), CPR)
    await user.tab()
    await send(user)
    await waitFor(async () => expect((await cprField()).getAttribute('aria-invalid')).toBe('true'))
    expect((await cprField()).value).toBe(CPR)
  })

  it('[CHK-28] keeps the number out of every storage, address, log and event, and forgets it once it is sent (OP-21)', async () => {
    const logged = (['log', 'warn', 'error', 'info', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockReturnValue(),
    )
    const { user, shop, calls } = open({ [UPDATE]: refusal('too-many-attempts') })
    const { sessionStorage, localStorage, cookies } = shop.platform
    await fillIn(user)
    await user.type(await cprField(), CPR)
    await send(user)
    await screen.findByRole('alert')
    const kept = [sessionStorage, localStorage, cookies].flatMap((store) => store.keys().map((key) => store.read(key)))
    expect(kept.join()).toContain('Orchard Lane')
    const everything = [
      ...kept,
      JSON.stringify(window.dataLayer ?? []),
      ...documents.map(String),
      ...calls.map(({ path, query }) => `${path}?${query}`),
      JSON.stringify(logged.flatMap(({ mock }) => mock.calls)),
    ].join('\n')
    expect(everything).not.toMatch(/251248-?9996/)
    cleanup()
    const again = open()
    await fillIn(again.user)
    await again.user.type(await cprField(), CPR)
    await send(again.user)
    await waitFor(() => expect(documents).toHaveLength(1))
    expect((await cprField()).value).toBe('')
  })

  it('[CHK-28] asks browsers for digits, lets them remember nothing, and says why it is asked', async () => {
    open()
    const field = await cprField()
    expect([field.autocomplete, field.inputMode, field.getAttribute('spellcheck')]).toEqual(['off', 'numeric', 'false'])
    const hint = document.querySelector(`[id="${field.getAttribute('aria-describedby')?.split(' ')[0]}"]`)
    expect(hint?.textContent).toContain('Your region needs it to pay for your order')
  })

  it('[PAY-02] a shop that asks for it never leads to a payment, whatever its provider', async () => {
    const { user } = open({}, { ...cpr, configuration: { paymentProvider: 'nets' } })
    await fillIn(user)
    await user.type(await cprField(), CPR)
    expect(within(screen.getByRole('list', { name: 'Steps to your order' })).queryByText('Payment')).toBeNull()
    await send(user)
    await waitFor(() => expect(documents).toEqual(['/order-confirmation/t-1/c-1']))
  })

  it('a shop whose goods are free asks for no number, and places the order at once (OP-18)', async () => {
    const flags = { hidePricesAndPayment: true }
    const { user, bodiesOf } = open({}, { flags, configuration: { paymentProvider: undefined } })
    await fillIn(user)
    expect(screen.queryByLabelText(/^CPR number/)).toBeNull()
    await send(user)
    await waitFor(() => expect(documents).toEqual(['/order-confirmation/t-1/c-1']))
    expect(bodiesOf(UPDATE)).toEqual([])
  })

  it.each([undefined, 'nets', 'adyen', 'klarna'])(
    '[PAY-02] shows the same form where %s would be paid, and no form of a provider',
    async (paymentProvider) => {
      openPayment({ flags: cpr.flags, configuration: { paymentProvider }, transaction: unpaid })
      expect(await cprField()).toBeTruthy()
      expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull()
      expect(document.querySelector('iframe')).toBeNull()
    },
  )

  it.each([
    ['paid for', {}],
    ['placed, by a gateway that knows no payment', { orderPlaced: false, status: '' }],
  ])(
    '[PAY-02] shows a visitor who has ordered already the number of the order, %s (OP-26)',
    async (_title, transaction) => {
      openPayment({ flags: cpr.flags, transaction })
      await waitFor(() => expect(documents).toEqual(['/order-confirmation/t-1/c-1']))
    },
  )

  it.each([undefined, 'stripe', 'Nets'])(
    '[PAY-03] shows no form with the provider %s, and says who can help',
    async (paymentProvider) => {
      openPayment({
        configuration: { paymentProvider },
        transaction: unpaid,
        content: { sellingPointsBar: { phone: '0800 123 4567' } },
      })
      expect((await screen.findByRole('alert')).textContent).toContain('Payment is not available right now')
      expect(screen.getByRole('link', { name: 'Customer service' })).toBeTruthy()
      expect(screen.getByRole('link', { name: /0800\s123\s4567/ }).getAttribute('href')).toMatch(/^tel:/)
      expect([document.querySelector('iframe'), document.head.querySelector('script[src]')]).toEqual([null, null])
    },
  )
})
