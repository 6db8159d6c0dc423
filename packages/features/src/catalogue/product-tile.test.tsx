import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { productSchema } from '@shop/domain/product.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, expect, it } from 'vitest'
import { StoryShop, storyShop } from '../story-shop.tsx'
import { ProductTile } from './product-tile.tsx'
import type { ListOrigin } from './list-origin.ts'

afterEach(cleanup)

const simple = v.parse(productSchema, batteries)
const configurable = v.parse(productSchema, domes)

function open(product = simple, flags: Record<string, unknown> = {}, origin?: ListOrigin) {
  const sent: unknown[] = []
  const shop = storyShop({
    flags,
    answer: ({ path, body }) => {
      if (path === '/api/cart/add') sent.push(body)
      return undefined
    },
  })
  render(
    <StoryShop shop={shop}>
      <ProductTile product={product} origin={origin} />
    </StoryShop>,
  )
  return { sent, link: () => screen.getByRole('link', { name: product.name }).getAttribute('href') }
}

it('[PROD-01] shows picture, name, price and the regular price struck through', () => {
  open()
  expect(document.querySelector('article img')?.getAttribute('src')).toContain('battery-312')
  expect(screen.getByRole('heading', { name: simple.name })).toBeTruthy()
  expect(screen.getByText('£2.95')).toBeTruthy()
  expect(screen.getByText('£3.35').tagName).toBe('S')
  expect(screen.getByText('Offer')).toBeTruthy()
})

it('[PROD-02] shows the item number, but not of what has variations', () => {
  open()
  expect(screen.getByText('Item no. BAT-312-06')).toBeTruthy()
  cleanup()
  open(configurable)
  expect(screen.queryByText(/Item no/)).toBeNull()
})

it('[PROD-03] shows both descriptions in plain words, but not with enriched data', () => {
  open()
  expect(screen.getByText('Brown tab. Lasts 5 to 7 days in most hearing aids. Brown tab.')).toBeTruthy()
  cleanup()
  open(simple, { useEnrichedProductData: true })
  expect(screen.queryByText(/Brown tab/)).toBeNull()
})

it('[PROD-04] puts a simple product into the cart, and leads to the options of a configurable one', async () => {
  const { sent } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Add to basket: Zinc-air batteries, size 312, pack of 6' }))
  await waitFor(() => expect(sent).toMatchObject([{ products: { 101: 1 } }]))
  cleanup()
  const { link } = open(configurable)
  const choose = screen.getByRole('link', { name: 'Choose options for Soft domes, pack of 10' })
  expect(choose.getAttribute('href')).toBe(link())
  expect(screen.getByText('From £7.50')).toBeTruthy()
})

it('[PROD-27] is found below the category it stands in, or by its key with enriched data', () => {
  const origin: ListOrigin = { kind: 'category', path: '/batteries' }
  expect(open(simple, {}, origin).link()).toBe('/batteries/details/BAT-312-06')
  cleanup()
  expect(open(simple, { useEnrichedProductData: true }, origin).link()).toBe('/zinc-air-batteries-312')
})

it('[PROD-12] says why it cannot be bought', () => {
  open({ ...simple, inStock: false })
  expect(screen.getByText('Sold out for now')).toBeTruthy()
})

it('[CFG-25] shows no price where prices are hidden', () => {
  open(simple, { hidePricesAndPayment: true })
  expect(document.body.textContent).not.toContain('£')
})
