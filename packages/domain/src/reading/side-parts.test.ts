import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { userProfileSchema } from '../account/user.ts'
import { cartSchema } from '../cart/cart.ts'
import { productListSchema } from '../catalogue/product.ts'
import { orderDetailsSchema, orderHistorySchema, printableOrderSchema } from '../orders/order.ts'
import { transactionSchema } from '../orders/transaction.ts'
import { configurationSchema } from '../shop/configuration.ts'
import { staticContentSchema } from '../shop/content.ts'

/** Forms of a part that the documents leave open, none of which the shop reads as a text, a number or a list. */
const ODD: readonly unknown[] = [{ amount: '1', currency: 'GBP' }, [{ name: 'Autumn', amount: 1 }], ['a', 'b']]

const line = { id: '1', itemNumber: 'A', quantity: 2 }
const ANSWERS: [name: string, read: (sent: object) => unknown, sent: object, sides: string, whole: object][] = [
  [
    '[CFG-01] configuration',
    (sent) => v.parse(configurationSchema, sent),
    { id: 'product_uk', shippingTypes: [{ code: '1', name: 'Post' }] },
    'brand cultureName supportedCountries cookieBannerCulture displaySellingPointsBar recommendedProducts cartRecommendedProducts deliveryDays currency allowPriceSort',
    { id: 'product_uk', shippingTypes: [{ code: '1' }] },
  ],
  [
    '[CFG-15] flags',
    (sent) => v.parse(configurationSchema, { featureFlags: sent }),
    { allowFavourites: true },
    'allowPromoCode hideInStockInfo landingPageType',
    { featureFlags: { allowFavourites: true } },
  ],
  [
    '[CART-01] cart',
    (sent) => v.parse(cartSchema, sent),
    { products: [line] },
    'total displayPrice shippingPriceInclVat subTotalInclVat vat vatExempt discounts totalDiscount customProperties hash',
    { total: 2, lines: [{ itemNumber: 'A' }] },
  ],
  [
    '[CART-04] cart line',
    (sent) => v.parse(cartSchema, { products: [sent] }).lines[0],
    line,
    'name description imageUrl price total colorName isOnPromotion',
    { itemNumber: 'A', quantity: 2 },
  ],
  [
    '[PROD-29] product',
    (sent) => v.parse(productListSchema, { products: [sent] }).products[0],
    { id: '1', name: 'Domes', inStock: true },
    'itemNumber description subtitle marketingDescription imageUrl partialId urlKey colorName metaTitle metaDescription metaKeywords',
    { id: '1', name: 'Domes', inStock: true },
  ],
  [
    '[PAY-23] transaction',
    (sent) => v.parse(transactionSchema, sent),
    { orderNumber: '7', orderPlaced: true, status: 'Succeeded' },
    'paymentId errorMessage vat vatExempt totalPrice currencyCode discounts totalDiscount shippingPriceInclVat',
    { orderNumber: '7', orderPlaced: true, status: 'Succeeded' },
  ],
  [
    '[ORD-02] order in the list',
    (sent) => v.parse(orderHistorySchema, { items: [sent] }).items[0],
    { orderNumber: '7' },
    'placementDate placedByUserName status',
    { orderNumber: '7' },
  ],
  [
    '[ORD-08] order',
    (sent) => v.parse(orderDetailsSchema, sent),
    { orderNumber: '7', orderLines: [{ name: 'Domes' }] },
    'status placementDate paymentType purchaseOrderNumber',
    { orderNumber: '7', orderLines: [{ name: 'Domes' }] },
  ],
  [
    '[ORD-13] printable order',
    (sent) => v.parse(printableOrderSchema, sent),
    { orderNumber: '7', productList: [{ name: 'Domes' }] },
    'orderDateFormatted shippingType paymentType vatPrice totalPrice',
    { orderNumber: '7', productList: [{ name: 'Domes' }] },
  ],
  [
    '[SES-02] profile',
    (sent) => v.parse(userProfileSchema, sent),
    { userId: '7', favourites: ['A'] },
    'firstName middleName lastName email isAuthenticated receiveMarketingMaterials',
    { userId: '7', favourites: ['A'] },
  ],
  [
    '[CFG-32] footer',
    (sent) => v.parse(staticContentSchema, { footer: sent }).footer,
    { columns: [{ title: 'Help', links: [{ title: 'Terms', url: '/terms' }] }] },
    'copyright',
    { columns: [{ title: 'Help' }] },
  ],
]

describe('an answer with an unreadable side part', () => {
  test.each(ANSWERS)('[API-52] %s is kept when a part beside the essential ones cannot be read', (...row) => {
    const [, read, sent, sides, whole] = row
    for (const side of sides.split(' ')) {
      for (const odd of ODD)
        expect(read({ ...sent, [side]: odd }), `${side} ${JSON.stringify(odd)}`).toMatchObject(whole)
    }
  })

  test('[SHELL-09] a footer is kept whose sign-up for the newsletter is a mere yes', () => {
    const columns = [{ title: 'Help', links: [{ title: 'Terms', url: '/terms' }] }]
    expect(v.parse(staticContentSchema, { footer: { columns, newsletter: true } }).footer).toMatchObject({ columns })
  })

  test('[CART-03] [ORD-02] lists that a page is about do not read as empty when they cannot be read', () => {
    expect(v.is(cartSchema, { products: 'none' })).toBe(false)
    expect(v.is(productListSchema, { products: 'none' })).toBe(false)
    expect(v.is(orderHistorySchema, { items: 'none' })).toBe(false)
  })
})
