import * as v from 'valibot'
import { CAPTCHA_PROVIDERS, PAYMENT_PROVIDERS, type FeatureFlags, type Flag } from '@shop/domain/shop/configuration.ts'
import { decisive, essential, expected, optional, ours } from './field.ts'
import * as form from './form.ts'
import { choiceEffects, flagEffects, NO_PROVIDER } from './switches.ts'

const CAPTCHA_OF_SETTINGS =
  'The captcha of the site settings is used. Without one, four forms say whom to write to and are not sent.'
const NO_SHIPPING = 'The way of delivery is left out of the checkout.'

export const shippingTypeContract = v.object({
  code: essential(form.id, NO_SHIPPING),
  name: essential(form.text, NO_SHIPPING),
  disclaimer: optional(form.text, 'The way of delivery shows no disclaimer.'),
  cost: expected(form.amount, 'The way of delivery shows no price.'),
  currency: expected(form.text, 'The price of the delivery is shown in the currency of the shop.'),
  deliveryDays: ours(form.number, 'The day of delivery is the same for every way of delivery.'),
})

const flags = Object.fromEntries(
  Object.entries(flagEffects).map(([name, { off }]) => [name, optional(form.flag, off)]),
) as Record<Flag, v.GenericSchema>

type Choice = keyof typeof choiceEffects

const choices = Object.fromEntries(
  Object.entries(choiceEffects).map(([name, effects]) => {
    const options = Object.keys(effects) as [string, ...string[]]
    return [name, optional(form.choice(options), Object.values(effects)[0] ?? '')]
  }),
) as Record<Choice, v.GenericSchema>

export const featureFlagsContract = v.object({
  ...choices,
  paymentProvider: optional(form.choice(PAYMENT_PROVIDERS), 'The shop reads `paymentProvider` beside the flags.'),
  ...flags,
} satisfies Record<keyof FeatureFlags, unknown>)

/** An item number, or an item with its number. */
const recommendedItem = v.union([
  form.id,
  v.object({ itemNumber: essential(form.id, 'The product is left out of the recommended products.') }),
])

const NO_PART = 'Footer, receipts and mails leave this part out.'
const sellerContract = v.object({
  name: ours(form.text, NO_PART),
  address: ours(form.text, NO_PART),
  companyNumber: ours(form.text, NO_PART),
  vatNumber: ours(form.text, NO_PART),
})

/** How a shop behaves. */
export const configurationContract = v.object({
  id: expected(form.text, 'No shop has its own welcome picture.'),
  brand: expected(form.text, 'The shop keeps the brand that it was built with.'),
  cultureName: expected(form.text, 'The shop uses the culture of its market.'),
  featureFlags: expected(featureFlagsContract, 'Every flag is off.'),
  ...choices,
  paymentProvider: expected(form.choice(PAYMENT_PROVIDERS), NO_PROVIDER),
  supportedCountries: expected(form.texts, 'Address forms offer no country.'),
  shippingTypes: expected(v.array(shippingTypeContract), 'The checkout offers no choice of delivery.'),
  cookieBannerCulture: optional(form.text, 'The consent banner uses its own language.'),
  displaySellingPointsBar: optional(form.flag, 'The bar with selling points is not shown.'),
  recommendedProducts: expected(v.array(recommendedItem), 'The shop asks the call for recommended products instead.'),
  cartRecommendedProducts: optional(v.array(recommendedItem), 'The cart shows no recommended products.'),
  displayName: ours(form.text, 'The shop has the name of its site settings, or of its brand.'),
  currency: ours(form.text, 'The shop uses the currency of its site settings, or of its market.'),
  timeZone: ours(form.text, 'Dates are those of the time zone of its site settings, or of its market.'),
  deliveryDays: ours(form.number, 'Product pages promise delivery in the days of the site settings, or in 5 days.'),
  orderBefore: ours(form.text, 'A day of delivery is counted from the day of the order, at any hour.'),
  returnDays: ours(form.number, 'The shop uses the days of its site settings, or says nothing about returns.'),
  refillAfterDays: ours(form.number, 'The site settings decide. By default orders offer no reminder to order again.'),
  refillMails: ours(form.flag, 'The site settings decide. By default the reminder is a calendar file alone.'),
  allowPriceSort: ours(
    form.flag,
    'The site settings decide. By default lists can be sorted by price under `hidePricesAndPayment` alone.',
  ),
  guestOrders: ours(
    form.flag,
    'The site settings decide. By default customers without an account cannot open their orders.',
  ),
  searchSuggestions: ours(
    form.flag,
    'The site settings decide. By default the search field suggests nothing while a visitor types.',
  ),
  allowFilters: ours(form.flag, 'The site settings decide. By default lists cannot be filtered.'),
  sendsPartsOfLists: ours(
    form.flag,
    'The site settings decide. By default the shop asks for whole lists and sorts them itself.',
  ),
  seller: ours(sellerContract, 'Footer, receipts and mails name the seller of the site settings, or none.'),
  guaranteeNotice: ours(
    form.address,
    'The checkout shows the picture of the site settings. Without one, words of ours stand in for the official notice.',
  ),
  eventsWithoutProducts: ours(
    form.flag,
    'The site settings decide. By default events for statistics name the products.',
  ),
  captcha: ours(
    v.object({
      provider: essential(v.picklist(CAPTCHA_PROVIDERS), CAPTCHA_OF_SETTINGS),
      siteKey: essential(v.string(), CAPTCHA_OF_SETTINGS),
      scriptUrl: ours(form.text, 'The documented script of the provider is loaded.'),
      sparesWithdrawals: ours(form.flag, 'A withdrawal asks for the captcha like every other form.'),
    }),
    CAPTCHA_OF_SETTINGS,
  ),
  consentScriptUrl: ours(form.text, 'The consent script of the site settings is used, by default the documented one.'),
  tagManager: ours(
    v.object({
      default: ours(form.text, 'Hosts without a container of their own count no purchase.'),
      byHost: ours(form.texts, 'Every host has the default container.'),
      scriptUrl: ours(form.text, 'The documented script is loaded.'),
    }),
    'The tag manager of the site settings is used. Without one, no purchase is counted.',
  ),
})

/** The answer of the recommended-products call: item numbers or items, alone or in an envelope. */
export const recommendedContract = v.nullish(
  v.union([v.array(recommendedItem), v.record(v.string(), v.array(recommendedItem))]),
)

/** The texts of the shop by key. */
export const translationsContract = v.object({
  translations: decisive(
    expected(form.texts, 'The shop shows its pages without texts, or with its own fallback texts.'),
  ),
})
