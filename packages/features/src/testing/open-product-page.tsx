import { act, screen } from '@testing-library/react'
import { openPage } from './open-page.tsx'
import type { StoryShopOptions } from './story-shop.tsx'

/** Opens a product's page and records the adds. */
export async function openProductPage(
  product: object,
  { choice = '', ...options }: StoryShopOptions & { choice?: string } = {},
) {
  const adds: unknown[] = []
  const opened = openPage(`/details/product${choice}`, {
    ...options,
    answer: async (call) => {
      if (call.path === '/api/cart/add') adds.push((call.body as { products: unknown }).products)
      return (await options.answer?.(call)) ?? (call.path === '/api/products/details' ? product : undefined)
    },
  })
  await screen.findByRole('heading', { level: 1 })
  await paint()
  return { adds, ...opened }
}

/** Waits for the parts that are rendered after the first paint. */
export const paint = () => act(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20))))

/** The add button, before and just after an add. */
export const addButton = () => screen.getByRole('button', { name: /Add to basket|In your basket/ })
export const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
