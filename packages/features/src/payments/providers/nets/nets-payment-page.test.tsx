import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NetsCheckout, NetsOptions } from './nets-sdk.ts'
import { showStyles } from '../../../testing/detached-styles.ts'
import { storyShop, StoryShop, type StoryShopOptions } from '../../../testing/story-shop.tsx'
import { refusal } from '../../../testing/fake-gateway.ts'
import { watchDocuments } from '../../../testing/watch-documents.ts'
import { PaymentPage } from '../../../pages/checkout/payment/payment-page.tsx'
import { cartOf } from '../../../cart/cart.ts'
import { refresh } from '../../../cart/queue.ts'

type Listener = Parameters<NetsCheckout['on']>[1]

/** A fake of Nets' script: records its options and sends its events. */
let opened: { options: NetsOptions; says: (event: string) => void; sent: unknown[] }[] = []
/** Whether the script adds its frame. */
let addsFrame = true
let scripts: string[] = []
let loads: boolean[] = []
const documents = watchDocuments()

const unpaid = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }

let keys = 0
/** A new script address for each shop, because a page loads an address only once. */
const init = () => ({
  paymentId: 'p-1',
  transactionId: 't-1',
  correlationId: 'c-1',
  clientKey: 'test-checkout-key',
  language: 'en-GB',
  scriptUrl: `https://test.checkout.dibspayment.eu/v1/checkout.js?shop=${(keys += 1)}`,
})

interface Payment extends StoryShopOptions {
  nets?: unknown
  transaction?: unknown
  cart?: unknown
  search?: string
}

/** The gateway's later answers. */
interface Answers {
  cart?: () => unknown
  transaction?: () => unknown
}

function openPayment({
  nets = init(),
  transaction = unpaid,
  cart = get.answer,
  search = '',
  ...options
}: Payment = {}) {
  const shop = storyShop({
    configuration: { paymentProvider: 'nets' },
    ...options,
    answer: ({ path }) => {
      if (path === '/api/nets')
        return typeof nets === 'function' ? nets() : nets instanceof Response ? nets.clone() : nets
      if (path === '/api/cart/get-transaction') return typeof transaction === 'function' ? transaction() : transaction
      if (path !== '/api/cart/get') return undefined
      return typeof cart === 'function' ? cart() : cart
    },
  })
  render(
    <StoryShop shop={shop} address={`/payments/t-1/c-1${search}`} path="/payments/:transactionId/:correlationId?">
      <PaymentPage />
    </StoryShop>,
  )
  return shop
}

const another = { ...get.answer, displayPrice: '£13.75' }
const down = () => Response.json({}, { status: 502 })

const broken = () => new Response(null, { status: 503 })

describe('the payment page with Nets', () => {
  beforeEach(() => {
    opened = []
    addsFrame = true
    scripts = []
    loads = []
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      scripts.push((script as HTMLScriptElement).src)
      const event = loads.shift() === false ? 'error' : 'load'
      queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(event)))
    })
    class Checkout {
      readonly listeners = new Map<string, Listener>()
      constructor(options: NetsOptions) {
        opened.push({ options, sent: this.sent, says: (event) => this.listeners.get(event)?.(undefined) })
        if (addsFrame) document.getElementById(options.containerId)?.append(document.createElement('iframe'))
      }
      readonly sent: unknown[] = []
      on = (event: string, listener: Listener) => void this.listeners.set(event, listener)
      send = (...words: unknown[]) => void this.sent.push(words)
      setTheme = () => undefined
      freezeCheckout = () => void this.sent.push('freeze')
      thawCheckout = () => void this.sent.push('thaw')
      cleanup = () => undefined
    }
    window.Dibs = { Checkout }
  })
  afterEach(() => {
    delete window.Dibs
  })

  it('[PAY-06] [PAY-24] opens the form of Nets with key, payment and language, from one script', async () => {
    openPayment()
    await waitFor(() => expect(opened).toHaveLength(1))
    expect(screen.getByText('We are opening the payment.')).toBeTruthy()
    act(() => void document.querySelector('iframe')?.dispatchEvent(new Event('load')))
    await waitFor(() => expect(screen.queryByText('We are opening the payment.')).toBeNull())
    expect(opened[0]?.options).toMatchObject({ checkoutKey: 'test-checkout-key', paymentId: 'p-1', language: 'en-GB' })
    expect(scripts).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Order summary' })).toBeTruthy()
  })

  it('[PAY-09] hides many products at first', async () => {
    const [line] = get.answer.products
    const products = Array.from({ length: 6 }, (_, index) => ({ ...line, id: `${index}`, itemNumber: `B-${index}` }))
    openPayment({ transaction: { ...unpaid, products } })
    const summary = await screen.findByRole('region', { name: 'Order summary' })
    expect(summary.querySelector('details')?.open).toBe(false)
  })

  // A gateway may create another payment for each call.
  it('[PAY-07] goes to the confirmation when Nets says that it is paid, and asks for one payment alone', async () => {
    const nets = vi.fn<typeof init>(init)
    openPayment({ nets })
    await waitFor(() => expect(opened).toHaveLength(1))
    opened[0]?.says('pay-initialized')
    await waitFor(() => expect(opened[0]?.sent).toEqual([['payment-order-finalized', true]]))
    act(() => opened[0]?.says('payment-completed'))
    expect(documents).toEqual(['/order-confirmation/t-1/c-1'])
    expect(nets).toHaveBeenCalledOnce()
  })

  it('[PAY-07] leads to the confirmation of this address where Nets’ answer names no ids', async () => {
    openPayment({ nets: { ...init(), transactionId: undefined, correlationId: null } })
    await waitFor(() => expect(opened).toHaveLength(1))
    act(() => opened[0]?.says('payment-completed'))
    expect(documents).toEqual(['/order-confirmation/t-1/c-1'])
  })

  it.each([
    ['the cart has changed', { cart: () => another }],
    ['the payment has ended', { transaction: () => ({ ...unpaid, status: 'Cancelled' }) }],
  ])(
    '[OP-49] lets the customer no longer pay at Nets once %s, although this page was not told',
    async (_what, later) => {
      let present: Answers = {}
      openPayment({
        cart: () => present.cart?.() ?? get.answer,
        transaction: () => present.transaction?.() ?? unpaid,
      })
      await waitFor(() => expect(opened).toHaveLength(1))
      present = later
      opened[0]?.says('pay-initialized')
      expect(await screen.findByText('Now at /checkout')).toBeTruthy()
      expect(opened[0]?.sent).not.toContainEqual(['payment-order-finalized', true])
    },
  )

  it.each([
    ['refuses to tell', () => refusal('not-found')],
    ['wants a login to tell', () => Response.json({}, { status: 401 })],
  ])(
    '[PAY-07] lets the customer pay at Nets where the gateway %s how the transaction stands',
    async (_what, refuse) => {
      let isRefusing = false
      openPayment({ transaction: () => (isRefusing ? refuse() : unpaid) })
      await waitFor(() => expect(opened).toHaveLength(1))
      isRefusing = true
      opened[0]?.says('pay-initialized')
      await waitFor(() => expect(opened[0]?.sent).toEqual([['payment-order-finalized', true]]))
    },
  )

  it('[PAY-24] lets the customer press again at Nets when the gateway gives no answer', async () => {
    let isDown = false
    openPayment({ transaction: () => (isDown ? down() : unpaid) })
    await waitFor(() => expect(opened).toHaveLength(1))
    isDown = true
    opened[0]?.says('pay-initialized')
    await waitFor(() => expect(opened[0]?.sent).toEqual([['payment-order-finalized', false]]))
    isDown = false
    opened[0]?.says('pay-initialized')
    await waitFor(() => expect(opened[0]?.sent).toContainEqual(['payment-order-finalized', true]))
  })

  it('[PAY-28] locks the form of Nets once the cart has changed elsewhere, and stays', async () => {
    showStyles()
    let cart: unknown = get.answer
    const shop = openPayment({ cart: () => cart })
    await waitFor(() => expect(opened).toHaveLength(1))
    cart = another
    await act(() => refresh(shop))
    await waitFor(() => expect(opened[0]?.sent.at(-1)).toBe('freeze'))
    expect(screen.getByText('Your basket has changed elsewhere')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBeTruthy()
    expect(getComputedStyle(document.querySelector('[data-lock]')!).visibility).toBe('hidden')
  })

  it('keeps the customer from paying at Nets while the cart is being changed', async () => {
    const answer = Promise.withResolvers<unknown>()
    let isWaiting = false
    const shop = openPayment({ cart: () => (isWaiting ? answer.promise : get.answer) })
    await waitFor(() => expect(opened).toHaveLength(1))
    isWaiting = true
    const refreshing = refresh(shop)
    await waitFor(() => expect(opened[0]?.sent).toEqual(['freeze']))
    expect(screen.getByText('We are updating your basket.')).toBeTruthy()
    await act(async () => {
      answer.resolve(get.answer)
      await refreshing
    })
    expect(opened[0]?.sent).toEqual(['freeze', 'thaw'])
  })

  it('[PAY-24] says that the form could not be loaded when the script of Nets adds none, and names the one it adds', async () => {
    addsFrame = false
    openPayment()
    const tryAgain = await screen.findByRole('button', { name: 'Try again' })
    addsFrame = true
    await userEvent.click(tryAgain)
    await waitFor(() => expect(document.querySelector('iframe')?.title).toBe('Payment'))
  })

  it('goes to the cart when Nets says that it was cancelled, in a document without its script (OP-82)', async () => {
    openPayment()
    await waitFor(() => expect(opened).toHaveLength(1))
    act(() => opened[0]?.says('payment-cancelled'))
    expect(documents).toEqual(['/cart'])
  })

  it.each([
    ['a refusal', () => Response.json({ errorCode: 'no' }, { status: 400 })],
    ['a broken gateway', () => Response.json({}, { status: 502 })],
    ['no payment id', () => ({ ...init(), paymentId: '' })],
  ])('[PAY-08] goes to the error page after %s', async (_, nets) => {
    openPayment({ nets: nets() })
    expect(await screen.findByText('Now at /error')).toBeTruthy()
  })

  it('leads back to the checkout with the current cart when another customer took the last use of the code', async () => {
    const used = {
      errorCode: 'coupon-used-up',
      errors: [{ errorCode: 'coupon-used-up' }, { errorCode: 'cart-changed' }],
    }
    let isWithdrawn = false
    const shop = openPayment({
      nets: () => {
        isWithdrawn = true
        return Response.json(used, { status: 409 })
      },
      cart: () => (isWithdrawn ? { ...get.answer, displayPrice: '£59.00' } : get.answer),
    })
    expect(await screen.findByText('Now at /checkout')).toBeTruthy()
    await waitFor(() => expect(cartOf(shop.cart.getState()).displayPrice).toBe('£59.00'))
  })

  it('[PAY-24] says that the form could not be loaded, and tries again on request', async () => {
    loads = [false]
    openPayment()
    const tryAgain = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert').textContent).toContain('could not be opened')
    await userEvent.click(tryAgain)
    await waitFor(() => expect(opened).toHaveLength(1))
    expect(scripts).toHaveLength(2)
  })

  it('[PAY-24] loads no script from a host that is not on the list', async () => {
    openPayment({ nets: { ...init(), scriptUrl: 'https://evil.example/checkout.js' } })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(scripts).toEqual([])
  })

  it('shows no form for a provider that it does not know', async () => {
    openPayment({ configuration: { paymentProvider: 'other' } })
    await waitFor(() => expect(screen.queryByText('We are opening the payment.')).toBeNull())
    expect([opened, scripts]).toEqual([[], []])
  })

  it('[PAY-01] leads from an empty cart to the cart, but from a paid order to the confirmation', async () => {
    const empty = { products: [], total: 0 }
    openPayment({ cart: empty })
    expect(await screen.findByText('Now at /cart')).toBeTruthy()
    cleanup()
    openPayment({ cart: empty, transaction: getTransaction.answer })
    await waitFor(() => expect(documents).toEqual(['/order-confirmation/t-1/c-1']))
  })

  it.each([
    ['the transaction', { transaction: broken() }],
    ['the cart', { cart: broken }],
  ])('[API-46] never says that there is nothing to pay when it cannot read %s (OP-78)', async (_what, options) => {
    openPayment(options)
    expect(await screen.findByText('Now at /error')).toBeTruthy()
  })

  it('[API-46] needs no cart to show that an order is paid (OP-78)', async () => {
    openPayment({ cart: broken, transaction: getTransaction.answer })
    await waitFor(() => expect(documents).toEqual(['/order-confirmation/t-1/c-1']))
  })

  it('[PAY-06] says so when the bank redirects back without a payment', async () => {
    openPayment({ search: '?paymentId=p-1&paymentFailed=true' })
    expect((await screen.findByRole('alert')).textContent).toContain('The payment was not completed')
    await waitFor(() => expect(opened[0]?.options.paymentId).toBe('p-1'))
  })

  it('[PAY-01] stays open for a customer who pays in an app and comes back when the order has emptied the cart (OP-26)', async () => {
    let hasPaid = false
    const shop = openPayment({ cart: () => (hasPaid ? { products: [], total: 0 } : get.answer) })
    await waitFor(() => expect(opened).toHaveLength(1))
    hasPaid = true
    await act(() => refresh(shop))
    expect(cartOf(shop.cart.getState()).total).toBe(0)
    expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toBeTruthy()
  })
})
