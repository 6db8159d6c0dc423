import type { Variation } from '@shop/domain/catalogue/product.ts'
import { CONTENT_UNITS } from '@shop/domain/prices/content.ts'
import { describe, expect, it } from 'vitest'
import { article, price } from '../../testing/test-shop.ts'
import { productResponse } from './product-response.ts'

const style = { cultureName: 'en-GB', currency: 'GBP', inclVat: true }

describe('productResponse', () => {
  it.each(CONTENT_UNITS)('[PROD-35] sends the price of one %s, for a variation by its own content', (unit) => {
    const variation = { id: 'v', itemNumber: 'V', attributes: {}, pictures: [], price: null, inStock: true }
    const other = { ...variation, content: { amount: 10, unit } }
    const packs = { id: 'p', itemNumber: 'P', price: price(395), content: { amount: 6, unit } }
    const { content, priceResponse, variations } = productResponse(
      article({ ...packs, variations: [variation, other] }),
      style,
    )
    expect([content, priceResponse?.pricePerUnitStr]).toEqual([packs.content, '£0.66'])
    expect(
      variations?.map((one) => one as Variation).map((one) => [one.content, one.priceResponse?.pricePerUnitStr]),
    ).toEqual([
      [packs.content, '£0.66'],
      [other.content, '£0.40'],
    ])
  })
})
