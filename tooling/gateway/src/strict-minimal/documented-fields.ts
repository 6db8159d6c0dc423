import { named, type NamedFields } from '../http/named-fields.ts'

// The fields that the two specification documents name. Of a product, those that selling it needs.

const price = named('price currency priceStr')
const product: NamedFields = {
  ...named('id itemNumber name description imageUrl partialId urlKey canAddToCart isConfigurable inStock'),
  configurableAttributes: true,
  priceResponse: price,
  variations: { ...named('attributes id itemNumber images'), priceResponse: price },
}

const fullPrice: NamedFields = {
  ...named('price currency priceStr regularPriceStr isBulkPurchaseProduct isDiscountedProduct minimumBulkPriceStr'),
  quantityTreshold: named('priceStr quantity'),
}
const cart: NamedFields = {
  products: {
    ...named('id itemNumber name description imageUrl quantity price total colorName productAttributes'),
    ...named('isAddedByPromotion isOnPromotion'),
    priceResponse: fullPrice,
    productPromoResponse: named('priceStr minimumBulkPriceStr'),
  },
  ...named('total displayPrice shippingPriceInclVat shippingPriceExclVat subTotalInclVat subTotalExclVat'),
  ...named('vat vatExempt discounts totalDiscount couponResponseCode selectedShippingType selectedPaymentType hash'),
  priceBreakdown: named('totalDiscount'),
  customProperties: named('applyVATExempt referralCode eanNumberApplied cprNumber promoCode'),
}

const transaction: NamedFields = {
  ...named('paymentId orderNumber orderPlaced status correlationId errorMessage'),
  ...named('subTotalInclVat subTotalExclVat shippingPriceInclVat shippingPriceExclVat vat vatExempt'),
  ...named('totalPrice currencyCode'),
  products: { ...named('name itemNumber quantity'), priceResponse: named('price') },
}

const profile: NamedFields = {
  ...named('userId firstName middleName lastName email isAuthenticated customerPreference favourites'),
  receiveMarketingMaterials: true,
  addressBook: {
    ...named('id firstName middleName lastName company telephone fax streetAddress1 streetAddress2 city postalCode'),
    ...named('country isDefaultBillingAddress isDefaultShippingAddress'),
  },
}
const subscription = named('id email type')

const history: NamedFields = { items: named('orderNumber placementDate placedByUserName status') }
const place = named('nameLine1 nameLine2 addressLine1 addressLine2 postalCode city country')
const orderDetails: NamedFields = {
  ...named('orderNumber status placementDate paymentType purchaseOrderNumber'),
  orderLines: named('name description itemNumber unitPriceStr quantity totalStr'),
  pricingDetails: named('subtotalStr subtotalInclVatStr shippingStr shippingInclVatStr taxStr totalStr'),
  shippingLocation: { ...place, shippingMethod: true },
  invoiceAccount: place,
}
const printedAddress = named('name company addressLine1 addressLine2 postalCode city countryCode phoneNumber email')
const printableOrder: NamedFields = {
  ...named('orderNumber orderDateFormatted purchaseOrderNumber shippingType paymentType'),
  shippingAddress: printedAddress,
  invoiceAddress: printedAddress,
  productList: named('name itemNumber price quantity total'),
  ...named('subtotalPrice subtotalPriceInclVat shippingPrice shippingPriceInclVat vatPrice totalPrice'),
}

const configuration: NamedFields = {
  featureFlags: {
    ...named('landingPageType topMenuType orderSummaryType breadcrumbType paymentProvider showRecommendedProducts'),
    ...named('hideItemDescriptionInCart hideInStockInfo hideDeliveryDateInfo displayPriceIncludingVat'),
    ...named('allowProductSchema useEnrichedProductData showCustomerPreferences hideCustomerMiddleName allowPromoCode'),
    ...named('allowFavourites showPrivacyPolicyConsent displayShippingDisclaimerInCart hidePricesAndPayment'),
    ...named('addressStreet2IsRequired'),
  },
  ...named('supportedCountries cookieBannerCulture brand displaySellingPointsBar paymentProvider cultureName'),
  ...named('recommendedProducts cartRecommendedProducts id'),
  shippingTypes: named('code name disclaimer cost currency'),
}

const link = named('title url')
const banner: NamedFields = {
  ...named('title description'),
  buttons: link,
}
const customerService: NamedFields = { menu: named('route title'), pages: named('route contentHtml') }
const content: NamedFields = {
  categories: named('route title subtitle additionalLines image longDescriptionHTML'),
  introBanner: banner,
  introBannerList: banner,
  imageTextSpots: named('title text image'),
  materials: { ...named('title subtitle'), link },
  partners: named('name image'),
  // The documents say what the bar shows, and name none of its fields.
  sellingPointsBar: {},
  footer: { columns: { title: true, links: link } },
  seo: {
    pages: named('route title description keywords imageUrl'),
    defaults: named('title description keywords imageUrl'),
    faviconIcon: true,
  },
  customerService,
}

/** The message keys that the documents name. */
const translations = named(
  'PleaseEnterValidEmail RequiredFieldHelperText PleaseEnterSixOrMoreCharacters PleaseMakeSureYourPasswordsMatch InvalidCaptcha InvalidLoginOrPassword',
)

/**
 * The fields of each call's answer in the strict minimum, by path. `true` keeps the answer whole. Payment providers list
 * their own.
 */
export const DOCUMENTED_FIELDS: Readonly<Record<string, NamedFields>> = {
  '/products/search': { products: product },
  '/products/browse': { products: product },
  '/products/details': product,
  '/products/categories': {
    ...named('id title url image partialIds'),
    subcategories: named('title url partialIds'),
  },
  '/translations': { translations },
  '/v1.0/configuration/frontend': configuration,
  '/v1.0/configuration/recommended-products': named('recommendedProducts'),
  '/v1.0/static-content/all': content,
  '/customer-service': customerService,
  '/customer-service/contact-us': {},
  '/cart/get': cart,
  '/cart/add': {},
  '/cart/remove': {},
  '/cart/updateProduct': {},
  '/cart/update': {},
  '/cart/update-properties': {},
  '/cart/override-cart': {},
  '/cart/initialize-transaction': named('transactionId correlationId errorKeys'),
  '/cart/get-transaction': transaction,
  '/payments/paymentMethods': {
    paymentMethods: { jsonText: { paymentMethods: named('type brands') } },
    ...named('clientKey culture environment'),
  },
  '/v1.0/authenticate': { ...named('access_token expires_in token_type scope'), user: profile },
  '/v1.0/create-me': named('id firstName lastName middleName email websiteId'),
  '/v1.0/forgot-password': {},
  '/v1.0/forgot-password/validate-session': {},
  '/v1.0/forgot-password/redeem-session': {},
  '/v1.0/me': profile,
  '/v1.0/me/address-book': profile,
  '/v1.0/me/address-book/:id': profile,
  '/v1.0/me/favourites/:id': profile,
  '/v1.0/orders/history': history,
  '/v1.0/orders/history/:id': orderDetails,
  '/orders/:userId/:orderNumber': printableOrder,
  '/orders/reorder/:userId/:orderNumber': {},
  '/v1.0/subscriptions': subscription,
  '/v1.0/user-subscriptions': subscription,
  '/v1.0/subscriptions/:id': {},
  '/pictures/:folder/:file': true,
}

/** The calls that the documents do not name. The strict minimum answers them with 404. */
export const UNDOCUMENTED_CALLS: readonly string[] = [
  '/v1.0/email-change/:action/:secret',
  '/v1.0/logout',
  '/v1.0/newsletter/:action/:id/:signature',
  '/v1.0/profile',
]
