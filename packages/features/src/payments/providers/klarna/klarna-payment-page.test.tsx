import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KLARNA } from './klarna-api.ts'
import { showStyles } from '../../../testing/detached-styles.ts'
import { storyShop, StoryShop } from '../../../testing/story-shop.tsx'
import { refusal } from '../../../testing/fake-gateway.ts'
import { createFakeKlarna, snippet, type FakeKlarna } from '../../../testing/fake-klarna.ts'
import { watchDocuments } from '../../../testing/watch-documents.ts'
import { PaymentPage } from '../../../pages/checkout/payment/payment-page.tsx'
import { refresh } from '../../../cart/queue.ts'

let klarna: FakeKlarna
const documents = watchDocuments()

const unpaid = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }
const init = (dropInHtml = snippet) => ({ dropInHtml, transactionId: 't-1' })

interface Payment {
  answer?: () => unknown
  cart?: () => unknown
}

function openPayment({ answer = () => init(), cart = () => get.answer }: Payment = {}) {
  const calls: URLSearchParams[] = []
  const shop = storyShop({
    configuration: { paymentProvider: 'klarna' },
    answer: ({ path, query }) => {
      if (path === '/api/cart/get-transaction') return unpaid
      if (path === '/api/cart/get') return cart()
      if (path !== '/api/klarna') return undefined
      calls.push(query)
      const given = answer()
      return given instanceof Response ? given.clone() : given
    },
  })
  const { container } = render(
    <StrictMode>
      <StoryShop shop={shop} address="/payments/t-1/c-1" path="/payments/:transactionId/:correlationId?">
        <PaymentPage />
      </StoryShop>
    </StrictMode>,
  )
  return { shop, calls, container }
}

const form = (container: HTMLElement) => container.querySelectorAll('#klarna-checkout-container')
const visibility = () => getComputedStyle(document.querySelector('[data-lock]')!).visibility
const isOpen = () => waitFor(() => expect(klarna.api.on).toHaveBeenCalled())

describe('the payment page of Klarna', () => {
  beforeEach(() => {
    klarna = createFakeKlarna()
  })
  afterEach(() => {
    delete window[KLARNA]
  })

  it('[PAY-05] shows Klarna’s HTML once, with scripts that run, and the order summary beside it', async () => {
    const entry = document.createElement('script')
    entry.nonce = 'fresh'
    entry.setAttribute('nonce', 'fresh')
    document.head.append(entry)
    const { container, calls } = openPayment()
    await isOpen()
    expect(form(container)).toHaveLength(1)
    const [script] = container.querySelectorAll('script')
    expect(container.querySelector('style')?.textContent).toContain('opacity')
    expect(container.querySelector('#klarna-unsupported-page button')?.getAttribute('onclick')).toBe('reload()')
    expect([script?.text, script?.type, script?.nonce]).toEqual(['klarna()', 'text/javascript', 'fresh'])
    const [box] = form(container)
    expect([box?.getAttribute('style'), box?.attributes.length]).toEqual(['overflow: hidden', 2])
    expect(calls[0]?.get('userId')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Order summary' })).toBeTruthy()
    entry.remove()
  })

  it('[PAY-05] says that the form is on its way until it is there, and takes it out when the page is left', async () => {
    const { container } = openPayment()
    await isOpen()
    act(klarna.opens)
    expect(screen.getByText('We are opening the payment.')).toBeTruthy()
    act(klarna.draws)
    await waitFor(() => expect(screen.queryByText('We are opening the payment.')).toBeNull())
    expect(container.querySelector('iframe')?.title).toBe('Payment')
    cleanup()
    expect(form(container)).toHaveLength(0)
    expect(window[KLARNA]).toBeUndefined()
  })

  it('goes to the confirmation as a document of its own when Klarna shows that it is bought already', async () => {
    openPayment()
    await isOpen()
    act(() => klarna.says('load_confirmation'))
    expect(documents).toEqual(['/order-confirmation/t-1/c-1'])
  })

  it('[PAY-24] says that the form could not be opened when Klarna gives nothing to show, and tries again on request', async () => {
    let html = ' '
    const { container } = openPayment({ answer: () => init(html) })
    const tryAgain = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert').textContent).toContain('could not be opened')
    html = snippet
    await userEvent.click(tryAgain)
    await isOpen()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(form(container)).toHaveLength(1)
  })

  it('[PAY-24] says so as well when its script has not run', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    klarna.isBlocked = true
    const { container } = openPayment()
    await waitFor(() => expect(form(container)).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    const tryAgain = screen.getByRole('button', { name: 'Try again' })
    klarna.isBlocked = false
    await userEvent.click(tryAgain)
    await isOpen()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['a frame', '<iframe src="about:blank"></iframe>'],
    ['a form', '<form action="https://pay.example"><button>Pay</button></form>'],
    ['an element of its own', '<pay-now></pay-now>'],
  ])('[PAY-05] judges by the page whether other HTML has opened %s, without Klarna’s script', async (_what, html) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    klarna.isBlocked = true
    const { container } = openPayment({ answer: () => init(html) })
    await waitFor(() => {
      container.querySelector('iframe')?.dispatchEvent(new Event('load'))
      expect(screen.queryByText('We are opening the payment.')).toBeNull()
    })
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[PAY-24] says so when the script behind the snippet cannot be loaded, or Klarna cannot complete the order', async () => {
    const { container } = openPayment()
    await isOpen()
    act(() => void container.querySelector('script')?.dispatchEvent(new Event('error')))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(klarna.api.on).toHaveBeenCalledTimes(2))
    act(klarna.opens)
    act(() => klarna.says('can_not_complete_order'))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('[PAY-24] does not wait for ever for a form that says nothing, and shows it when it comes after all', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    openPayment()
    await isOpen()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(screen.getByRole('alert')).toBeTruthy()
    act(klarna.opens)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it.each([
    ['a broken gateway', Response.json({}, { status: 502 }), '/error'],
    ['a refusal', refusal('not-found'), '/error'],
    ['a code that somebody else has used up', refusal('coupon-used-up', 'coupon-used-up', 'cart-changed'), '/checkout'],
  ])('[PAY-08] leads away after %s', async (_, answer, place) => {
    openPayment({ answer: () => answer })
    expect(await screen.findByText(`Now at ${place}`)).toBeTruthy()
  })

  it('keeps the customer from buying while the cart is being changed, and goes on where nothing has changed', async () => {
    const answer = Promise.withResolvers<unknown>()
    let isWaiting = false
    const { shop } = openPayment({ cart: () => (isWaiting ? answer.promise : get.answer) })
    await isOpen()
    isWaiting = true
    const refreshing = refresh(shop)
    await waitFor(() => expect(klarna.api.suspend).toHaveBeenCalledWith({ autoResume: { enabled: false } }))
    expect(klarna.api.resume).not.toHaveBeenCalled()
    expect(screen.getByText('We are updating your basket.')).toBeTruthy()
    await act(async () => {
      answer.resolve(get.answer)
      await refreshing
    })
    expect(klarna.api.resume).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('We are updating your basket.')).toBeNull()
    expect(screen.queryByText(/Now at/)).toBeNull()
  })

  it('[PAY-28] [OP-49] locks the form when the cart has changed elsewhere, but not when the order has emptied it', async () => {
    showStyles()
    let cart: unknown = get.answer
    const { shop } = openPayment({ cart: () => cart })
    await isOpen()
    cart = { products: [], total: 0, hash: 'empty' }
    await act(() => refresh(shop))
    expect(screen.queryByText('Your basket has changed elsewhere')).toBeNull()
    klarna.api.resume.mockClear()
    cart = { ...get.answer, displayPrice: '£13.75' }
    await act(() => refresh(shop))
    expect(screen.getByText('Your basket has changed elsewhere')).toBeTruthy()
    expect(klarna.api.suspend).toHaveBeenCalled()
    expect(klarna.api.resume).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Start again with the new basket' })).toBeTruthy()
    expect(visibility()).toBe('hidden')
    cart = get.answer
    await act(() => refresh(shop))
    expect(klarna.api.resume).toHaveBeenCalled()
    expect(visibility()).not.toBe('hidden')
  })
})
