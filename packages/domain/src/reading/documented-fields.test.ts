import { expect, test } from 'vitest'
import { createdAccountSchema } from '../account/account.ts'
import { addressBookEntrySchema, checkoutAddressSchema } from '../address/address.ts'
import { cartLineSchema, cartPropertiesSchema, cartSchema } from '../cart/cart.ts'
import { categoryHeaderSchema, categorySchema } from '../catalogue/category.ts'
import { shippingTypeSchema } from '../shop/configuration.ts'
import { staticContentSchema } from '../shop/content.ts'
import { orderDetailsSchema, orderHistoryItemSchema, printableOrderSchema } from '../orders/order.ts'
import { klarnaInitSchema } from '../payments/providers/klarna.ts'
import { netsInitSchema } from '../payments/providers/nets.ts'
import { productSchema, variationSchema } from '../catalogue/product.ts'
import { priceResponseSchema, promoResponseSchema } from '../prices/price-response.ts'
import { transactionSchema, transactionStartedSchema } from '../orders/transaction.ts'
import { tokenInfoSchema, userProfileSchema } from '../account/user.ts'

// The fields as the specification lists them, typed by hand, so that a missing or misspelt field fails.
const DOCUMENTED: [string, { entries: object }, string][] = [
  [
    '[SES-02] profile',
    userProfileSchema,
    'userId firstName middleName lastName email addressBook isAuthenticated customerPreference favourites receiveMarketingMaterials',
  ],
  ['[SES-02] token', tokenInfoSchema, 'accessToken tokenType expiresAt expiresIn issuedAt scope'],
  [
    '[ACC-10] address book entry',
    addressBookEntrySchema,
    'id firstName middleName lastName company telephone fax streetAddress1 streetAddress2 city postalCode country isDefaultBillingAddress isDefaultShippingAddress',
  ],
  [
    '[CHK-04] checkout address',
    checkoutAddressSchema,
    'id firstName middleName lastName email company addressLine1 addressLine2 postalCode city phoneNumber countryCode',
  ],
  [
    '[PROD-29] product',
    productSchema,
    'id itemNumber name description subtitle marketingDescription marketingShortDescription imageUrl allImages partialId urlKey canAddToCart isConfigurable isOnPromotion inStock colorName productAttributes configurableAttributes variations relatedProducts metaTitle metaDescription metaKeywords priceResponse productPromoResponse',
  ],
  [
    '[PROD-29] variation',
    variationSchema,
    'attributes id itemNumber images priceResponse productPromoResponse isOnPromotion',
  ],
  [
    '[PROD-30] price',
    priceResponseSchema,
    'price currency priceStr regularPriceStr isBulkPurchaseProduct isDiscountedProduct minimumBulkPriceStr quantityTreshold',
  ],
  ['[PROD-30] promotion', promoResponseSchema, 'priceStr minimumBulkPriceStr'],
  [
    '[CART-01] cart',
    cartSchema.pipe[0],
    'products total displayPrice shippingPriceInclVat shippingPriceExclVat subTotalInclVat subTotalExclVat vat vatExempt discounts totalDiscount priceBreakdown customProperties couponResponseCode selectedShippingType selectedPaymentType hash',
  ],
  [
    '[CART-05] cart line',
    cartLineSchema,
    'id itemNumber name description imageUrl quantity price total colorName productAttributes isAddedByPromotion isOnPromotion priceResponse productPromoResponse',
  ],
  [
    '[CART-14] cart properties',
    cartPropertiesSchema,
    'applyVATExempt referralCode eanNumberApplied cprNumber promoCode',
  ],
  ['[CFG-28] shipping type', shippingTypeSchema, 'code name disclaimer cost currency'],
  ['[CAT-01] category', categorySchema, 'id title url image subcategories partialIds'],
  ['[CAT-02] category header', categoryHeaderSchema, 'route title subtitle additionalLines image longDescriptionHTML'],
  [
    '[CFG-32] static content',
    staticContentSchema,
    'materials footer categories introBanner introBannerList imageTextSpots sellingPointsBar seo partners customerService',
  ],
  ['[API-17] placed order', transactionStartedSchema, 'transactionId correlationId errorKeys'],
  [
    '[RES-12] [PAY-23] transaction',
    transactionSchema,
    'paymentId orderNumber orderPlaced status correlationId errorMessage products subTotalInclVat subTotalExclVat shippingPriceInclVat shippingPriceExclVat vat vatExempt totalPrice currencyCode',
  ],
  ['[API-22] Nets', netsInitSchema, 'paymentId transactionId correlationId clientKey language'],
  ['[API-20] Klarna', klarnaInitSchema, 'dropInHtml transactionId'],
  ['[API-28] created account', createdAccountSchema, 'id firstName lastName middleName email websiteId'],
  ['[ORD-02] order in the list', orderHistoryItemSchema, 'orderNumber placementDate placedByUserName status'],
  [
    '[ORD-06] order',
    orderDetailsSchema.pipe[0],
    'orderNumber status placementDate paymentType purchaseOrderNumber orderLines pricingDetails shippingLocation invoiceAccount',
  ],
  [
    '[ORD-13] printable order',
    printableOrderSchema,
    'orderNumber orderDateFormatted purchaseOrderNumber shippingAddress invoiceAddress shippingType paymentType productList subtotalPrice subtotalPriceInclVat shippingPrice shippingPriceInclVat vatPrice totalPrice',
  ],
]

test.each(DOCUMENTED)('%s has every field the documents tell', (_title, { entries }, fields) => {
  expect(fields.split(' ').filter((field) => !(field in entries))).toEqual([])
})
