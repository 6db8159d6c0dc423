import { describe, expect, it } from 'vitest'
import { priceCart } from '../cart/price-cart.ts'
import type { Product } from '../model/product.ts'
import { emptyCart } from '../model/stored-cart.ts'
import { readShop } from '../shops/shop.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import { article, testShop } from '../../testing/test-shop.ts'
import { makeDraft } from './make-draft.ts'
import type { OrderRequest } from './order-errors.ts'

const shop = readShop(
  { id: 'test_dk', version: 'v1', settings: testShop.settings, changes: {} },
  testShop.configuration,
)
const { invoiceAddress } = sampleOrder().draft
const request: OrderRequest = {
  userId: 'u-1',
  shippingMethod: 'home',
  invoiceAddress,
  deliveryAddress: undefined,
  customProperties: {},
  termsAndConditionsAgreed: true,
  privacyPolicyAgreed: true,
}

interface Cart {
  articles?: readonly Product[]
  limitedCode?: { code: string; uses: number }
}

/** Returns the order of a cart with one piece of the first article. */
function draftOf(changes: Partial<OrderRequest>, { articles = testShop.products, limitedCode }: Cart = {}) {
  const lines = [{ id: articles[0]?.id ?? '', quantity: 1 }]
  const known = new Map(articles.map((one) => [one.id, one]))
  const priced = priceCart({ lines, articles: known, settings: testShop.settings, shippingMethod: 'home' })
  const withCode = { ...priced, ...(limitedCode && { limitedCode }) }
  return makeDraft({ ...request, ...changes }, shop, { ...emptyCart, lines }, withCode, 'https://shop.example')
}

const delivered = (changes: Partial<typeof invoiceAddress>) =>
  draftOf({ deliveryAddress: { ...invoiceAddress, ...changes } }).deliveryAddress

const bought = (changes: Partial<Product>) => [article({ id: 'bought', itemNumber: 'BOUGHT-1', ...changes })]

describe('makeDraft', () => {
  describe('the delivery address of an order', () => {
    it('is missing when it ships to the invoice address', () => {
      expect(draftOf({}).deliveryAddress).toBeNull()
    })

    it('is missing when a shop sends the invoice address twice, with other spaces', () => {
      expect(delivered({})).toBeNull()
      expect(delivered({ city: ' Hellerup ' })).toBeNull()
      const spaced = { ...invoiceAddress, city: 'Hellerup ' }
      expect(draftOf({ invoiceAddress: spaced, deliveryAddress: invoiceAddress }).deliveryAddress).toBeNull()
    })

    it('is missing when only what its form does not ask for differs', () => {
      expect(delivered({ id: 'work', email: '' })).toBeNull()
    })

    it.each(['firstName', 'addressLine1', 'postalCode', 'countryCode'] as const)(
      'is kept when its %s differs',
      (field) => {
        expect(delivered({ [field]: 'other' })).toEqual({ ...invoiceAddress, [field]: 'other' })
      },
    )
  })

  describe('a line of an order', () => {
    it('keeps the first picture of its article, and an empty text where there is none', () => {
      const pictures = ['/one.webp', '/two.webp']
      expect(draftOf({}, { articles: bought({ pictures }) }).lines[0]?.imageUrl).toBe('/one.webp')
      expect(draftOf({}, { articles: bought({}) }).lines[0]?.imageUrl).toBe('')
    })

    it('keeps the price of its article with the price steps', () => {
      const price = { priceMinor: 5000, bulk: [{ quantity: 5, priceMinor: 4000 }] }
      expect(draftOf({}, { articles: bought({ price }) }).lines[0]?.price).toEqual(price)
    })

    it('costs nothing where its article is a gift without a price', () => {
      const articles = [
        article({ id: 'drier', itemNumber: 'DRY-1' }),
        article({ id: 'cloth', itemNumber: 'CLOTH-1', price: null }),
      ]
      expect(draftOf({}, { articles }).lines[1]).toMatchObject({ isGift: true, price: { priceMinor: 0, bulk: [] } })
    })
  })

  it('keeps a code whose uses are counted, and no other', () => {
    const limitedCode = { code: 'once50', uses: 1 }
    expect(draftOf({}, { limitedCode }).limitedCode).toEqual(limitedCode)
    expect(draftOf({})).not.toHaveProperty('limitedCode')
  })
})
