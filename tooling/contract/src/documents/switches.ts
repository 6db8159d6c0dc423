import type { Flag } from '@shop/domain/shop/configuration.ts'

/** The effect of each flag: on, and off or absent. */
export const flagEffects: Readonly<Record<Flag, { on: string; off: string }>> = {
  showRecommendedProducts: {
    on: 'The start page has recommended products, and their page exists.',
    off: 'The page of recommended products leads to the start page.',
  },
  hideItemDescriptionInCart: {
    on: 'Lines of the cart have no description.',
    off: 'Lines of the cart have their description.',
  },
  hideInStockInfo: { on: 'Product pages do not show the stock.', off: 'Product pages show the stock.' },
  hideDeliveryDateInfo: {
    on: 'Product pages do not show the day of delivery.',
    off: 'Product pages show the day of delivery.',
  },
  displayPriceIncludingVat: { on: 'Totals include VAT.', off: 'Totals show VAT as a row of its own.' },
  allowProductSchema: {
    on: 'Product pages carry structured data for search engines.',
    off: 'Product pages carry no structured data.',
  },
  useEnrichedProductData: {
    on: 'Products stand at their url key.',
    off: 'Products stand below their category, by item number.',
  },
  showCustomerPreferences: {
    on: 'The account has the page for the battery size.',
    off: 'The page for the battery size leads to the dashboard.',
  },
  hideCustomerMiddleName: { on: 'Forms have no middle name.', off: 'Forms have a middle name.' },
  allowPromoCode: { on: 'The cart takes a promo code.', off: 'The cart takes no promo code.' },
  allowFavourites: {
    on: 'Products have a heart, and the account has favourites.',
    off: 'Products have no heart, and the page of favourites does not exist.',
  },
  showPrivacyPolicyConsent: {
    on: 'Checkout and registration ask for consent to the privacy policy.',
    off: 'Checkout and registration do not ask for consent to the privacy policy.',
  },
  displayShippingDisclaimerInCart: {
    on: 'The cart shows the disclaimer of the delivery.',
    off: 'The cart shows no disclaimer of the delivery.',
  },
  hidePricesAndPayment: {
    on: 'The shop shows no prices and no ways of payment.',
    off: 'The shop shows prices and ways of payment.',
  },
  addressStreet2IsRequired: {
    on: 'Addresses need their second line.',
    off: 'The second line of an address may be empty.',
  },
}

/** The effect of each value of a choice. The first value stands in for an absent or unknown one. */
export const choiceEffects = {
  landingPageType: {
    tiles: 'The start page has a welcome banner and tiles of categories.',
    splash: 'The start page has a banner with buttons.',
    intro: 'The start page has the intro banners.',
  },
  topMenuType: {
    none: 'The header has no menu.',
    links: 'The menu has the categories as links.',
    multilevel: 'The menu has categories and subcategories.',
  },
  orderSummaryType: {
    global: 'The summary has no row for VAT exemption.',
    uk: 'The summary has a row for VAT exemption.',
    dk: 'The summary has the rows of a Danish shop.',
    cpr: 'The checkout asks for a CPR number and takes no payment.',
  },
  breadcrumbType: { global: 'The breadcrumb has its plain form.', uk: 'The breadcrumb has its British form.' },
} as const

/** What the shop does without a payment provider that it knows. */
export const NO_PROVIDER = 'The payment page shows that payment is not available, and whom to ask.'

/** What the shop does without what a payment form needs. */
export const NO_PAYMENT_FORM = 'The payment form does not open, and the page offers another try.'
