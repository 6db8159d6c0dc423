import { act, screen } from '@testing-library/react'
import { openPage } from './open-page.tsx'
import type { StoryShopOptions } from './story-shop.tsx'

/** Opens a product's page for a test, with a choice of its values in the address, and remembers what the cart was asked for. */
export async function openProduct(
  product: object,
  { choice = '', ...options }: StoryShopOptions & { choice?: string } = {},
) {
  const asked: unknown[] = []
  const opened = openPage(`/details/product${choice}`, {
    ...options,
    answer: async (call) => {
      if (call.path === '/api/cart/add') asked.push((call.body as { products: unknown }).products)
      return (await options.answer?.(call)) ?? (call.path === '/api/products/details' ? product : undefined)
    },
  })
  await screen.findByRole('heading', { level: 1 })
  await paint()
  return { asked, ...opened }
}

/** What is out of sight at first follows the first paint. */
const paint = () => act(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20))))
