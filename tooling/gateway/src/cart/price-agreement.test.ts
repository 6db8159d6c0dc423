import { bulkRowFor, bulkRows } from '@shop/domain/prices/bulk-rows.ts'
import { priceView } from '@shop/domain/prices/price-view.ts'
import { productSchema } from '@shop/domain/catalogue/product.ts'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { productResponse } from '../catalogue/product-response.ts'
import type { Product, ProductPrice } from '../model/product.ts'
import { formatMoney } from '../money/format.ts'
import { shownMinor, type PriceStyle } from '../money/price-style.ts'
import type { ShopSettings } from '../model/shop-settings.ts'
import { readDemoData } from '../seeding/read-demo-data.ts'
import { articleOf } from '../seeding/seed-shops.ts'
import { article, testShop } from '../../testing/test-shop.ts'
import { priceCart } from './price-cart.ts'

/** The price of one piece in the cart at a quantity, as the customer reads it. */
function charged(product: Product, quantity: number, settings: ShopSettings, style: PriceStyle) {
  const lines = [{ id: product.id, quantity }]
  const cart = priceCart({ lines, articles: new Map([[product.id, product]]), settings, shippingMethod: '' })
  return formatMoney(shownMinor(cart.lines[0]!.unitMinor, product.vatRate, style), style)
}

/** The prices that table, product and tile show for the quantities around each step, and those of the cart. */
function pricesOf(product: Product, settings: ShopSettings, inclVat: boolean) {
  const style = { ...settings, inclVat }
  const view = priceView(v.parse(productSchema, productResponse(product, style)), settings)!
  const rows = bulkRows(view)
  const ends = (product.price?.bulk ?? []).flatMap(({ quantity }) => [quantity - 1, quantity, quantity + 1])
  const quantities = [1, 2, ...ends].filter((pieces) => pieces > 0)
  const cart = quantities.map((quantity) => charged(product, quantity, settings, style))
  const shown = quantities.map((quantity) => bulkRowFor(rows, quantity)?.price ?? view.now)
  return {
    shown: [product.id, ...shown, view.bulkFrom],
    charged: [product.id, ...cart, rows.at(-1)?.price],
  }
}

const amount = fc.integer({ min: 1, max: 100_000 })
const anyPrice: fc.Arbitrary<ProductPrice> = fc.record(
  {
    priceMinor: amount,
    regularPriceMinor: amount,
    promoPriceMinor: amount,
    bulk: fc.uniqueArray(fc.record({ quantity: fc.integer({ min: 2, max: 30 }), priceMinor: amount }), {
      selector: ({ quantity }) => quantity,
      maxLength: 4,
    }),
  },
  { requiredKeys: ['priceMinor', 'bulk'] },
)

describe('agreement about prices', () => {
  it('[PROD-31] (OP-80) every demo article shows for every quantity the price that the cart charges', () => {
    for (const { products, settings } of readDemoData().shops) {
      const articles = products.flatMap((product) => [
        product,
        ...product.variations.map((variation) => articleOf(product, variation)),
      ])
      const prices = articles
        .filter((one) => one.price)
        .flatMap((one) => [true, false].map((inclVat) => pricesOf(one, settings, inclVat)))
      expect(prices.map(({ shown }) => shown)).toEqual(prices.map((one) => one.charged))
    }
  })

  it('[PROD-31] (OP-80) so does an article of any price, promotion and steps', () => {
    fc.assert(
      fc.property(anyPrice, fc.boolean(), (price, inclVat) => {
        const prices = pricesOf(article({ id: 'a', itemNumber: 'A', price }), testShop.settings, inclVat)
        expect(prices.shown).toEqual(prices.charged)
      }),
    )
  })
})
