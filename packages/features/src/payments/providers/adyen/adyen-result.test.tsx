import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import { cartOf } from '../../../cart/cart.ts'

/** Fake timers do not wait for lazily loaded code, which a busy machine loads slowly. */
const patiently = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const open = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }

/** Opens the result page. The gateway answers each read of the transaction, the last answer repeatedly. */
async function openResult(...answers: unknown[]) {
  let looks = 0
  const { router, shop } = openPage('/order-confirmation/t-1/c-1', {
    configuration: { paymentProvider: 'adyen' },
    answer: ({ path }) => {
      if (path === '/api/cart/get') return get.answer
      return path === '/api/cart/get-transaction' ? answers[Math.min((looks += 1), answers.length) - 1] : undefined
    },
  })

  // The page's code loads first.
  await patiently(() => expect(looks).toBeGreaterThan(0))
  await wait(0)
  return { router, shop, looks: () => looks }
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

const basket = () => screen.getByRole('link', { name: /^Basket/ }).textContent

describe('the result of a payment with Adyen', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('[RES-02] looks again every three seconds, and stops as soon as there is an order number', async () => {
    const { looks } = await openResult(open, open, { ...open, orderNumber: 'HB-7' })
    expect(heading()).toBe('We are checking your order')
    await wait(3000)
    expect([looks(), heading()]).toEqual([2, 'We are checking your order'])
    await wait(3000)
    expect(looks()).toBe(3)
    expect(screen.getByText('HB-7')).toBeTruthy()
    await wait(60_000)
    expect(looks()).toBe(3)
  })

  it.each(['Refused', 'error', 'CANCELLED'])(
    '[RES-02] leads to the failure page at once (%s), which knows both numbers (OP-38)',
    async (status) => {
      const { router } = await openResult({ ...open, status })
      // And the failure page's.
      await patiently(() =>
        expect(router.state.location).toMatchObject({ pathname: '/order-failed/t-1', state: { correlationId: 'c-1' } }),
      )
      await patiently(() => expect(heading()).toBe('The payment was not completed'))
      expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/payments/t-1/c-1')
    },
  )

  it('[RES-15] says nothing of the basket that may be paid until the outcome is known, and says it on the next page', async () => {
    const { router, shop } = await openResult({ ...open, status: 'Pending' })
    await patiently(() => expect(cartOf(shop.cart.getState()).total).toBeGreaterThan(0))
    expect(basket()).not.toMatch(/item/)
    await wait(15_000)
    expect(heading()).toBe('We are still waiting for the answer')
    expect(basket()).not.toMatch(/item/)
    await act(() => router.navigate('/customer-service'))
    await patiently(() => expect(basket()).toMatch(/item/))
  })
})
