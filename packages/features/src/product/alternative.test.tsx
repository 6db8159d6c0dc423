import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

const price = (priceStr: string) => ({ ...domes.priceResponse, priceStr, quantityTreshold: [] })
const like = (id: string, amount: string, other: object = {}) => ({
  ...batteries,
  isOnPromotion: false,
  partialId: 'cells',
  id,
  itemNumber: id,
  name: id,
  priceResponse: price(amount),
  ...other,
})
const title = 'You can have this one now'

async function open(wanted: object) {
  openPage('/details/wanted', { answer: ({ path }) => (path === '/api/products/details' ? wanted : undefined) })
  await screen.findByText(/^Item no\. wanted/)
}

describe('the alternative to a product', () => {
  it('[PROD-12] [PROD-24] offers the most similar available product beside a sold-out one', async () => {
    const relatedProducts = [
      like('dear', '£19.00'),
      like('near', '£11.00'),
      like('nearest but gone', '£10.00', { inStock: false }),
      like('of another kind', '£10.00', { partialId: 'brushes' }),
    ]
    await open(like('wanted', '£10.00', { inStock: false, relatedProducts }))
    const instead = within(await screen.findByRole('region', { name: title }))
    const link = instead.getByRole('link')
    expect([link.textContent, link.getAttribute('href')]).toEqual(['near', '/details/near'])
    expect(instead.getByText('£11.00')).toBeTruthy()
  })

  it('[PROD-12] offers nothing beside a product in stock, or without a similar product', async () => {
    await open(like('wanted', '£10.00', { relatedProducts: [like('near', '£11.00')] }))
    await screen.findAllByText('In stock')
    expect(screen.queryByRole('region', { name: title })).toBeNull()
    cleanup()
    await open(like('wanted', '£10.00', { inStock: false, relatedProducts: ['near'] }))
    await screen.findAllByText('Sold out for now')
    expect(screen.queryByRole('region', { name: title })).toBeNull()
  })
})
