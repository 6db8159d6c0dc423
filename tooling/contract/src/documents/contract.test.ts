import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createdAccountSchema, subscriptionSchema } from '@shop/domain/account/account.ts'
import { authenticationSchema, tokenInfoSchema, userProfileSchema } from '@shop/domain/account/user.ts'
import { addressBookEntrySchema, checkoutAddressSchema } from '@shop/domain/address/address.ts'
import { cartLineSchema, cartSchema, sentPropertiesSchema } from '@shop/domain/cart/cart.ts'
import { categoryHeaderSchema, categorySchema, subcategorySchema } from '@shop/domain/catalogue/category.ts'
import { productListSchema, productSchema, variationSchema } from '@shop/domain/catalogue/product.ts'
import {
  orderDetailsSchema,
  orderHistoryItemSchema,
  orderHistorySchema,
  printableOrderSchema,
} from '@shop/domain/orders/order.ts'
import { transactionSchema, transactionStartedSchema } from '@shop/domain/orders/transaction.ts'
import { paymentMethodsSchema } from '@shop/domain/payments/payment.ts'
import { paymentAnswerSchema } from '@shop/domain/payments/providers/adyen.ts'
import { klarnaInitSchema, klarnaOrderSchema } from '@shop/domain/payments/providers/klarna.ts'
import { netsInitSchema } from '@shop/domain/payments/providers/nets.ts'
import {
  priceResponseSchema,
  promoResponseSchema,
  quantityThresholdSchema,
} from '@shop/domain/prices/price-response.ts'
import { featureFlagsSchema, sentConfigurationSchema, shippingTypeSchema } from '@shop/domain/shop/configuration.ts'
import {
  bannerSchema,
  customerServiceSchema,
  footerSchema,
  imageTextSpotSchema,
  linkSchema,
  materialSchema,
  partnerSchema,
  sellingPointsBarSchema,
  seoPageSchema,
  seoSchema,
  staticContentSchema,
} from '@shop/domain/shop/content.ts'
import { siteSettingsSchema } from '@shop/domain/shop/site-settings.ts'
import { authenticationContract, createdAccountContract, profileContract, subscriptionContract } from './account.ts'
import {
  cartContract,
  cartLineContract,
  cartPropertiesContract,
  transactionContract,
  transactionStartedContract,
} from './cart.ts'
import { configurationContract, featureFlagsContract, shippingTypeContract } from './configuration.ts'
import {
  bannerContract,
  customerServiceContract,
  footerContract,
  linkContract,
  materialContract,
  partnerContract,
  sellingPointsContract,
  seoContract,
  seoPageContract,
  spotContract,
  staticContentContract,
} from './content.ts'
import { losesItem, noteOf } from './field.ts'
import {
  orderDetailsContract,
  orderHistoryContract,
  orderHistoryItemContract,
  orderLineContract,
  placeContract,
  pricingDetailsContract,
  printableOrderContract,
} from './orders.ts'
import { paymentAnswerContract } from './payment-providers/adyen.ts'
import { klarnaContract, klarnaOrderContract } from './payment-providers/klarna.ts'
import { sentWithOrder } from './our-address-fields.ts'
import { netsContract } from './payment-providers/nets.ts'
import { paymentMethodsContract } from './payments.ts'
import {
  addressEntryContract,
  categoryContract,
  categoryHeaderContract,
  priceContract,
  productContract,
  productListContract,
  promotionContract,
  quantityThresholdContract,
  subcategoryContract,
  variationContract,
} from './product.ts'

type Fields = Readonly<Record<string, v.GenericSchema>>
interface Holder {
  entries: object
}

// The fields that the documents name, typed by hand, beside what the shop reads and what the contract says.
const TABLE: [name: string, reads: Holder, contract: Holder, documented: string][] = [
  [
    '[SES-02] profile',
    userProfileSchema,
    profileContract,
    'userId firstName middleName lastName email addressBook isAuthenticated customerPreference favourites receiveMarketingMaterials',
  ],
  [
    '[ACC-10] address book entry',
    addressBookEntrySchema,
    addressEntryContract,
    'id firstName middleName lastName company telephone fax streetAddress1 streetAddress2 city postalCode country isDefaultBillingAddress isDefaultShippingAddress',
  ],
  ['login', authenticationSchema, authenticationContract, 'access_token expires_in token_type scope user'],
  [
    '[API-28] created account',
    createdAccountSchema,
    createdAccountContract,
    'id firstName lastName middleName email websiteId',
  ],
  ['subscription', subscriptionSchema, subscriptionContract, 'id email type'],
  [
    '[PROD-29] product',
    productSchema,
    productContract,
    'id itemNumber name description subtitle marketingDescription marketingShortDescription imageUrl allImages partialId urlKey canAddToCart isConfigurable isOnPromotion inStock colorName productAttributes configurableAttributes variations relatedProducts metaTitle metaDescription metaKeywords priceResponse productPromoResponse',
  ],
  ['list of products', productListSchema, productListContract, 'products'],
  [
    '[PROD-29] variation',
    variationSchema,
    variationContract,
    'attributes id itemNumber images priceResponse productPromoResponse isOnPromotion',
  ],
  [
    '[PROD-30] price',
    priceResponseSchema,
    priceContract,
    'price currency priceStr regularPriceStr isBulkPurchaseProduct isDiscountedProduct minimumBulkPriceStr quantityTreshold',
  ],
  ['bulk price', quantityThresholdSchema, quantityThresholdContract, 'priceStr quantity'],
  ['[PROD-30] promotion', promoResponseSchema, promotionContract, 'priceStr minimumBulkPriceStr'],
  ['[CAT-01] category', categorySchema, categoryContract, 'id title url image subcategories partialIds'],
  ['subcategory', subcategorySchema, subcategoryContract, 'title url partialIds'],
  [
    '[CAT-02] category header',
    categoryHeaderSchema,
    categoryHeaderContract,
    'route title subtitle additionalLines image longDescriptionHTML',
  ],
  [
    '[CART-01] cart',
    cartSchema.pipe[0],
    cartContract,
    'products total displayPrice shippingPriceInclVat shippingPriceExclVat subTotalInclVat subTotalExclVat vat vatExempt discounts totalDiscount priceBreakdown customProperties couponResponseCode selectedShippingType selectedPaymentType hash',
  ],
  [
    '[CART-05] cart line',
    cartLineSchema,
    cartLineContract,
    'id itemNumber name description imageUrl quantity price total colorName productAttributes isAddedByPromotion isOnPromotion priceResponse productPromoResponse',
  ],
  [
    '[CART-14] cart properties',
    sentPropertiesSchema,
    cartPropertiesContract,
    'applyVATExempt referralCode eanNumberApplied cprNumber promoCode',
  ],
  [
    '[API-17] placed order',
    transactionStartedSchema,
    transactionStartedContract,
    'transactionId correlationId errorKeys',
  ],
  [
    '[RES-12] [PAY-23] transaction',
    transactionSchema,
    transactionContract,
    'paymentId orderNumber orderPlaced status correlationId errorMessage products subTotalInclVat subTotalExclVat shippingPriceInclVat shippingPriceExclVat vat vatExempt totalPrice currencyCode',
  ],
  ['list of orders', orderHistorySchema, orderHistoryContract, 'items'],
  [
    '[ORD-02] order in the list',
    orderHistoryItemSchema,
    orderHistoryItemContract,
    'orderNumber placementDate placedByUserName status',
  ],
  [
    '[ORD-06] order',
    orderDetailsSchema.pipe[0],
    orderDetailsContract,
    'orderNumber status placementDate paymentType purchaseOrderNumber orderLines pricingDetails shippingLocation invoiceAccount',
  ],
  [
    '[ORD-13] printable order',
    printableOrderSchema,
    printableOrderContract,
    'orderNumber orderDateFormatted purchaseOrderNumber shippingAddress invoiceAddress shippingType paymentType productList subtotalPrice subtotalPriceInclVat shippingPrice shippingPriceInclVat vatPrice totalPrice',
  ],
  ['ways to pay', paymentMethodsSchema, paymentMethodsContract, 'paymentMethods clientKey culture environment'],
  ['Adyen payment', paymentAnswerSchema, paymentAnswerContract, 'status action userActionRequired orderPlaced'],
  ['[API-20] Klarna payment', klarnaInitSchema, klarnaContract, 'dropInHtml transactionId'],
  ['Klarna order', klarnaOrderSchema, klarnaOrderContract, 'dropInHtml orderNumber paymentId'],
  ['[API-22] Nets payment', netsInitSchema, netsContract, 'paymentId transactionId correlationId clientKey language'],
  [
    'configuration',
    { entries: { ...sentConfigurationSchema.pipe[1].entries, ...choicesAtTheTop() } },
    configurationContract,
    'id brand cultureName featureFlags paymentProvider supportedCountries shippingTypes cookieBannerCulture displaySellingPointsBar recommendedProducts cartRecommendedProducts landingPageType topMenuType orderSummaryType breadcrumbType',
  ],
  ['[CFG-28] way of delivery', shippingTypeSchema, shippingTypeContract, 'code name disclaimer cost currency'],
  [
    'flags',
    featureFlagsSchema,
    featureFlagsContract,
    'landingPageType topMenuType orderSummaryType breadcrumbType paymentProvider showRecommendedProducts hideItemDescriptionInCart hideInStockInfo hideDeliveryDateInfo displayPriceIncludingVat allowProductSchema useEnrichedProductData showCustomerPreferences hideCustomerMiddleName allowPromoCode allowFavourites showPrivacyPolicyConsent displayShippingDisclaimerInCart hidePricesAndPayment addressStreet2IsRequired',
  ],
  [
    '[CFG-32] static content',
    staticContentSchema,
    staticContentContract,
    'materials footer categories introBanner introBannerList imageTextSpots sellingPointsBar seo partners customerService',
  ],
  ['banner', bannerSchema, bannerContract, 'title description buttons'],
  ['spot', imageTextSpotSchema.pipe[0], spotContract, 'title text image'],
  ['material', materialSchema.pipe[0], materialContract, 'title subtitle link'],
  ['partner', partnerSchema, partnerContract, 'name image'],
  ['link', linkSchema, linkContract, 'title url'],
  ['selling points', sellingPointsBarSchema.pipe[0], sellingPointsContract, ''],
  ['footer', footerSchema, footerContract, 'columns'],
  ['search texts', seoSchema, seoContract, 'pages defaults faviconIcon'],
  ['search texts of a page', seoPageSchema, seoPageContract, 'route title description keywords imageUrl'],
  ['customer service', customerServiceSchema, customerServiceContract, 'menu pages'],
]

function choicesAtTheTop() {
  const { landingPageType, topMenuType, orderSummaryType, breadcrumbType } = featureFlagsSchema.entries
  return { landingPageType, topMenuType, orderSummaryType, breadcrumbType }
}

const isSentence = ([, schema]: [string, v.GenericSchema]) => /^[A-Z`].*\.$/.test(noteOf(schema)?.absent ?? '')
const namesOf = (fields: string) => fields.split(' ').filter(Boolean).toSorted()
const contractFields = ({ entries }: Holder) => Object.entries(entries as Fields)

/** Values of every kind. A field that takes one must be read from it. */
const FORMS: readonly unknown[] = [
  '312',
  'word',
  '49,00 kr',
  12,
  true,
  false,
  null,
  undefined,
  [],
  {},
  ['1'],
  { a: '1' },
]

// The shop reads these parts of an order inside its lines and addresses, so their fields show there.
const PARTS: [name: string, contract: Holder, documented: string, read: (sent: object) => object | undefined][] = [
  [
    'order line',
    orderLineContract,
    'name description itemNumber unitPriceStr quantity totalStr',
    (line) => v.parse(orderDetailsSchema, { orderNumber: 'A', orderLines: [line] }).orderLines[0],
  ],
  [
    'totals of an order',
    pricingDetailsContract,
    'subtotalStr subtotalInclVatStr shippingStr shippingInclVatStr taxStr totalStr',
    (pricingDetails) => v.parse(orderDetailsSchema, { orderNumber: 'A', pricingDetails }).pricingDetails,
  ],
  [
    'address of an order',
    placeContract,
    'nameLine1 nameLine2 addressLine1 addressLine2 postalCode city country shippingMethod',
    (shippingLocation) => v.parse(orderDetailsSchema, { orderNumber: 'A', shippingLocation }).shippingLocation,
  ],
]

describe('the contract', () => {
  describe('the contract', () => {
    describe.each(TABLE)('%s', (_name, reads, contract, documented) => {
      test('[API-47] marks as ours every field that the documents do not name, and no other', () => {
        const own = contractFields(contract).filter(([, schema]) => !noteOf(schema)?.isOurs)
        expect(own.map(([name]) => name).toSorted()).toEqual(namesOf(documented))
      })

      test('[API-47] has every field that the shop reads, and says what the shop does without it', () => {
        expect(Object.keys(contract.entries).toSorted()).toEqual(Object.keys(reads.entries).toSorted())
        expect(contractFields(contract).filter((field) => !isSentence(field))).toEqual([])
      })

      test('[API-47] calls a field essential where the shop cannot read the item without it', () => {
        const needed = Object.entries(reads.entries as Fields).filter(([, schema]) => !v.is(schema, undefined))
        const essential = contractFields(contract).filter(([, schema]) => noteOf(schema)?.need === 'essential')
        expect(essential.map(([name]) => name).toSorted()).toEqual(needed.map(([name]) => name).toSorted())
      })

      test('[API-47] knows which forms of a field lose the item that holds it', () => {
        const wrong = contractFields(contract).flatMap(([name, schema]) => {
          const read = (reads.entries as Fields)[name]!
          const isExpected = (form: unknown) => (v.is(schema, form) || !losesItem(schema, form)) === v.is(read, form)
          return FORMS.filter((form) => !isExpected(form)).map((form) => `${name}: ${JSON.stringify(form)}`)
        })
        expect(wrong).toEqual([])
      })
    })

    test.each(PARTS)(
      '[API-47] contract: %s has the fields that the shop reads',
      (_name, contract, documented, read) => {
        const own = contractFields(contract).filter(([, schema]) => !noteOf(schema)?.isOurs)
        expect(own.map(([name]) => name).toSorted()).toEqual(namesOf(documented))
        const sent = contractFields(contract).map(([name, schema]) => [
          name,
          FORMS.find((form) => form && v.is(schema, form)),
        ])
        expect(Object.keys(read({ ...Object.fromEntries(sent), stranger: 1 }) ?? {}).toSorted()).toEqual(
          contractFields(contract)
            .map(([name]) => name)
            .toSorted(),
        )
      },
    )

    // What the shop keeps itself, in the form of the documents.
    test.each<[string, Holder, string]>([
      ['[SES-02] token', tokenInfoSchema, 'accessToken tokenType expiresAt expiresIn issuedAt scope'],
      [
        '[CHK-04] checkout address',
        checkoutAddressSchema,
        'id firstName middleName lastName email company addressLine1 addressLine2 postalCode city phoneNumber countryCode',
      ],
    ])('%s has the fields of the documents', (_name, { entries }, documented) => {
      const own = Object.keys(entries).filter((name) => !(name in sentWithOrder))
      expect(own.toSorted()).toEqual(namesOf(documented))
    })
  })

  test('[CFG-38] a site can say every field of ours that its gateway may not send', () => {
    const ours = Object.entries(configurationContract.entries).flatMap(([name, field]) =>
      noteOf(field)?.isOurs ? [name === 'consentScriptUrl' ? 'consent' : name] : [],
    )
    expect(ours).not.toEqual([])
    expect(Object.keys(siteSettingsSchema.entries)).toEqual(expect.arrayContaining(ours))
  })
})
