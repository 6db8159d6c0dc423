import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KLARNA } from '../../../payments/providers/klarna/klarna-api.ts'
import { storyShop, StoryShop } from '../../../testing/story-shop.tsx'
import { refusal } from '../../../testing/fake-gateway.ts'
import { createFakeKlarna, snippet, type FakeKlarna } from '../../../testing/fake-klarna.ts'
import { watchDocuments } from '../../../testing/watch-documents.ts'
import { OrderConfirmationPage } from './order-confirmation-page.tsx'
import { getPurchases } from '../../../payments/purchases/purchases.ts'

let klarna: FakeKlarna
const documents = watchDocuments()

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const FIVE_MINUTES = 300_000

const paid = getTransaction.answer
const unpaid = { ...paid, orderNumber: '', orderPlaced: false, status: 'Pending' }
const bought = { dropInHtml: snippet, orderNumber: 'HB-51907', paymentId: 'kco-77', correlationId: 'c-1' }
const answers = {
  bought,
  'bought, without a word of Klarna’s': { ...bought, dropInHtml: '' },
  'still looked into': { ...bought, orderNumber: '' },
  refused: refusal('payment-not-completed'),
  broken: Response.json({}, { status: 502 }),
}
const found = {
  unknown: Response.json({}, { status: 404 }),
  broken: Response.json({}, { status: 500 }),
  unpaid,
  rejected: { ...unpaid, status: 'Error' },
  paid,
}

function openPage(answer: unknown = bought, transaction: unknown = paid, address = '/order-confirmation/t-1/c-1') {
  const calls: string[] = []
  const given: Record<string, unknown> = {
    '/api/klarna/order': answer,
    '/api/cart/get-transaction': transaction,
    '/api/cart/get': get.answer,
  }
  const shop = storyShop({
    configuration: { paymentProvider: 'klarna' },
    answer: ({ path, query }) => {
      calls.push(`${path} ${query.get('correlationId') ?? '-'}`)
      const body = typeof given[path] === 'function' ? given[path]() : given[path]
      return body instanceof Response ? body.clone() : body
    },
  })
  const { container } = render(
    <StoryShop shop={shop} address={address} path="/order-confirmation/:transactionId/:correlationId?">
      <OrderConfirmationPage />
    </StoryShop>,
  )
  return { shop, calls, container }
}
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent

const PLACED = 'Thank you'
const GENERIC = 'We are still waiting for the answer'
const FAILED = 'The payment was not completed'
const ERROR = undefined

/** Returns the answers in turn, the last one repeatedly. */
const inTurn = (...bodies: unknown[]) => vi.fn<() => unknown>(() => (bodies.length > 1 ? bodies.shift() : bodies[0]))

describe('the confirmation of Klarna', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    klarna = createFakeKlarna()
  })
  afterEach(() => {
    delete window[KLARNA]
  })

  it('[RES-06] shows the confirmation and Klarna’s own, refreshes the cart and records the purchase', async () => {
    const { shop, calls, container } = openPage()
    await wait(0)
    expect(heading()).toBe('Thank you')
    for (const words of ['HB-51907', '£11.80']) expect(screen.getByText(words)).toBeTruthy()
    await act(() => vi.dynamicImportSettled())
    await wait(0)
    expect([...container.querySelectorAll('script')].map(({ text }) => text)).toEqual(['klarna()'])
    expect(klarna.api.on).toHaveBeenCalledTimes(1)
    expect(calls.filter((call) => call.startsWith('/api/klarna/order'))).toEqual(['/api/klarna/order c-1'])
    expect(calls.filter((call) => call.startsWith('/api/cart/get ')).length).toBeGreaterThan(1)
    expect(getPurchases(shop).take()).toMatchObject([{ transaction_id: 'HB-51907', value: 11.8 }])
  })

  describe('[RES-06] [RES-07] ends at the told page', () => {
    const pages: Record<keyof typeof answers, Record<keyof typeof found, string | undefined>> = {
      bought: { unknown: PLACED, broken: PLACED, unpaid: PLACED, rejected: PLACED, paid: PLACED },
      'bought, without a word of Klarna’s': {
        unknown: PLACED,
        broken: PLACED,
        unpaid: PLACED,
        rejected: PLACED,
        paid: PLACED,
      },
      'still looked into': { unknown: GENERIC, broken: GENERIC, unpaid: GENERIC, rejected: FAILED, paid: PLACED },
      refused: { unknown: ERROR, broken: ERROR, unpaid: GENERIC, rejected: FAILED, paid: PLACED },
      broken: { unknown: ERROR, broken: ERROR, unpaid: GENERIC, rejected: FAILED, paid: PLACED },
    }
    const cases = Object.entries(pages).flatMap(([answer, row]) =>
      Object.entries(row).map(([transaction, title]) => ({ answer, transaction, title })),
    )
    it.each(cases)('order $answer, transaction $transaction: $title', async ({ answer, transaction, title }) => {
      openPage(answers[answer as keyof typeof answers], found[transaction as keyof typeof found])
      // A lost answer of Klarna's decides nothing, and lost answers say nothing, until the time is over.
      await wait(title === ERROR || title === FAILED ? 15_000 : 0)
      expect(heading()).toBe(title)
      expect(screen.queryByText('Now at /error') !== null).toBe(title === ERROR)
    })
  })

  it('[RES-06] reads the transaction of an order until it is there, and asks Klarna no more', async () => {
    const ask = inTurn(bought)
    const { shop } = openPage(ask, inTurn(found.broken, unpaid, paid))
    await wait(0)
    expect([heading(), getPurchases(shop).take()]).toEqual([PLACED, []])
    await wait(6000)
    expect(getPurchases(shop).take()).toMatchObject([{ transaction_id: 'HB-51907' }])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('[RES-06] [RES-07] shows the order although the first answers are lost', async () => {
    openPage(inTurn(answers.broken, bought), inTurn(found.broken, paid))
    await wait(0)
    expect(heading()).toBe('We are checking your order')
    await wait(3000)
    expect(heading()).toBe(PLACED)
  })

  it('[RES-07] leaves at once for a payment that does not exist', async () => {
    openPage(answers.refused, found.unknown)
    await wait(0)
    expect(screen.getByText('Now at /error')).toBeTruthy()
  })

  describe('[RES-06] [RES-07] while the result of the order is unknown', () => {
    it('asks again, and shows it as soon as the answer is not lost', async () => {
      const { shop, container } = openPage(inTurn(answers.broken, bought), inTurn(unpaid, paid))
      await wait(0)
      expect(heading()).toBe(GENERIC)
      await wait(3000)
      expect(heading()).toBe(PLACED)
      await act(() => vi.dynamicImportSettled())
      await wait(0)
      expect(container.querySelectorAll('script')).toHaveLength(1)
      expect(getPurchases(shop).take()).toMatchObject([{ transaction_id: 'HB-51907' }])
    })

    it('keeps Klarna’s own words where they are while it asks', async () => {
      const looking = answers['still looked into']
      const { container } = openPage(inTurn(looking, { ...looking, dropInHtml: `${snippet}<p>New</p>` }), unpaid)
      await wait(0)
      await act(() => vi.dynamicImportSettled())
      await wait(0)
      const script = container.querySelector('script')
      await wait(3000)
      expect(container.querySelector('script')).toBe(script)
    })

    it('[RES-15] asks again for the same time when the customer wants it', async () => {
      const ask = inTurn(answers['still looked into'])
      openPage(ask, inTurn(unpaid, unpaid, unpaid, unpaid, unpaid, unpaid, paid))
      await wait(15_000)
      const again = screen.getByRole('button', { name: 'Check again' })
      expect([ask.mock.calls.length, again.getAttribute('aria-busy')]).toEqual([5, null])
      fireEvent.click(again)
      await wait(3000)
      expect(screen.getByRole('heading', { name: PLACED })).toBeTruthy()
    })

    it('ends with what is known then, and keeps it when an answer is lost', async () => {
      const ask = inTurn(answers['still looked into'], answers.broken)
      const { shop } = openPage(ask, inTurn(unpaid, found.broken))
      await wait(60_000)
      expect(getPurchases(shop).unread()).toMatchObject([{ transactionId: 't-1', correlationId: 'c-1' }])
      expect(heading()).toBe(GENERIC)
      expect(ask).toHaveBeenCalledTimes(5)
    })
  })

  it('[RES-13] works without the second number in the address, which the answer brings (OP-13)', async () => {
    const { calls } = openPage(bought, paid, '/order-confirmation/t-1')
    await wait(0)
    expect(heading()).toBe('Thank you')
    expect(calls).toContain('/api/klarna/order -')
    expect(calls).toContain('/api/cart/get-transaction c-1')
  })

  it('[RES-08] goes to the start page, as a document of its own, five minutes after it has finished', async () => {
    openPage()
    await wait(0)
    expect(screen.getByText('In 5 minutes you will be taken to the home page.')).toBeTruthy()
    await wait(FIVE_MINUTES - 1)
    expect(documents).toEqual([])
    await wait(1)
    expect(documents).toEqual(['/'])
  })

  it('[RES-08] pauses that move where the pointer is on its notice, and nowhere else', async () => {
    openPage()
    await wait(0)
    fireEvent.pointerOver(screen.getByRole('heading', { level: 1 }))
    fireEvent.mouseOver(screen.getByRole('heading', { level: 1 }))
    await wait(FIVE_MINUTES)
    expect(documents).toEqual(['/'])
    cleanup()
    openPage()
    await wait(0)
    const notice = screen.getByText('In 5 minutes you will be taken to the home page.')
    fireEvent.pointerOver(notice)
    fireEvent.mouseOver(notice)
    await wait(FIVE_MINUTES)
    expect(documents).toEqual(['/'])
  })

  it('[RES-11] leaves no timer behind, before and after the answer', async () => {
    openPage(new Promise(() => undefined))
    await wait(0)
    expect(heading()).toBe('We are checking your order')
    cleanup()
    for (const transaction of [paid, unpaid]) {
      openPage(answers['still looked into'], transaction)
      await wait(0)
      cleanup()
      await wait(0)
      expect(vi.getTimerCount()).toBe(0)
    }
  })
})
