import * as fixtures from '@shop/api-client/fixtures/cart.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { CartPage } from '../pages/cart/cart-page.tsx'
import { StoryShop, storyShop, type StoryShopOptions } from './story-shop.tsx'

/** A cart with every kind of line. */
export const fullCart = fixtures.get.answer

/** Opens the cart page. The gateway keeps this cart and records the changes. */
export async function openCart({ cart = fullCart, answer, ...options }: StoryShopOptions & { cart?: object } = {}) {
  const asked: unknown[] = []
  const kept = { cart }
  const shop = storyShop({
    ...options,
    answer: async (call) => {
      const { method, path, body } = call
      if (method === 'POST') asked.push([path, body])
      return (await answer?.(call)) ?? (path === '/api/cart/get' ? kept.cart : undefined)
    },
  })
  render(
    <StoryShop shop={shop} address="/cart" path="/cart">
      <CartPage />
    </StoryShop>,
  )
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(shop.cart.getState().busy).toBe(0))
  const person = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
  return { asked, kept, shop, person }
}

/** Advances the fake timers. */
export const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

// The page's controls.
export const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Quantity of Zinc-air/ })
export const box = () => screen.getByRole('textbox', { name: /Promo code/ })
export const choices = () => screen.queryAllByRole('checkbox').map((tick) => tick.closest('label')?.textContent)
export const exempt = () => screen.getByRole('checkbox', { name: 'I can buy without VAT' })
export const more = () => screen.getByRole('button', { name: 'One more' })
