import * as cartFixtures from '@shop/api-client/fixtures/cart.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { add } from '../cart/actions.ts'
import { openPage } from '../testing/open-page.tsx'

const code = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./mini-cart-panel.tsx', async (load) => {
  const panel = await load()
  await code.promise
  return panel
})

const isMarked = () => screen.getByText('Added to your basket').closest('[data-shown]') !== null

describe('a mini-cart whose code is loaded late', () => {
  it('[MINI-03] [MINI-05] counts its seconds from when it is shown, not from the change', async () => {
    let pieces = 3
    const { shop } = openPage('/', {
      answer: ({ path }) => {
        if (path === '/api/cart/add') pieces += 2
        const [line, ...others] = cartFixtures.get.answer.products
        const products = [{ ...line, quantity: pieces }, ...others]
        return path === '/api/cart/get' ? { ...cartFixtures.get.answer, products } : undefined
      },
    })
    await screen.findByRole('heading', { level: 1 })
    const basket = within(screen.getByRole('banner')).getByRole('link', { name: /^Basket/ })
    await waitFor(() => expect(basket.textContent).toContain('4 items'))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await act(() => add(shop, '101', 2))
    expect(basket.getAttribute('aria-expanded')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.queryByText('Your basket')).toBeNull()

    code.resolve()
    expect(await screen.findByText('Your basket')).toBeTruthy()
    // The effects of a part that was loaded late run after its paint.
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(isMarked()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(isMarked()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.queryByText('Your basket')).toBeNull()
  })
})
