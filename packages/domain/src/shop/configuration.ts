import * as v from 'valibot'
import { HOUR, isTimeZone } from '../time/shop-time.ts'
import { completedFields } from './completed-fields.ts'
import {
  address,
  amount,
  answerObject,
  flag,
  identifier,
  list,
  maybe,
  numeric,
  orMissing,
  requiredText,
  text,
  texts,
} from '../reading/parse.ts'

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  v.nullish(v.picklist(options), options[0])

/** The payment providers that the shop supports. */
export const PAYMENT_PROVIDERS = ['adyen', 'klarna', 'nets'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]
const provider = maybe(v.picklist(PAYMENT_PROVIDERS))

/** A way of delivery. `cost` is in major units of `currency`. */
export const shippingTypeSchema = answerObject(
  {
    disclaimer: text,
    cost: amount,
    currency: text,
    /** Ours, optional: working days until delivery, if they differ from the shop's `deliveryDays`. */
    deliveryDays: maybe(numeric),
  },
  {
    code: identifier,
    name: requiredText,
  },
)
export type ShippingType = v.InferOutput<typeof shippingTypeSchema>

/** The feature flags of a shop. By default switches are off and choices have their first option. */
export const featureFlagsSchema = answerObject({
  landingPageType: choice(['tiles', 'splash', 'intro']),
  topMenuType: choice(['none', 'links', 'multilevel']),
  orderSummaryType: choice(['global', 'uk', 'dk', 'cpr']),
  breadcrumbType: choice(['global', 'uk']),
  paymentProvider: provider,
  showRecommendedProducts: flag,
  hideItemDescriptionInCart: flag,
  hideInStockInfo: flag,
  hideDeliveryDateInfo: flag,
  displayPriceIncludingVat: flag,
  allowProductSchema: flag,
  useEnrichedProductData: flag,
  showCustomerPreferences: flag,
  hideCustomerMiddleName: flag,
  allowPromoCode: flag,
  allowFavourites: flag,
  showPrivacyPolicyConsent: flag,
  displayShippingDisclaimerInCart: flag,
  hidePricesAndPayment: flag,
  addressStreet2IsRequired: flag,
})
export type FeatureFlags = v.InferOutput<typeof featureFlagsSchema>

/** The name of a feature flag that is a switch, not a choice. */
export type Flag = {
  [Name in keyof FeatureFlags]-?: FeatureFlags[Name] extends boolean ? Name : never
}[keyof FeatureFlags]

const recommendedItem = v.union([
  v.pipe(requiredText, v.nonEmpty()),
  v.pipe(
    v.object({ itemNumber: requiredText }),
    v.transform(({ itemNumber }) => itemNumber),
  ),
])

/** The captcha vendors that the shop supports. */
export const CAPTCHA_PROVIDERS = ['turnstile', 'hcaptcha', 'recaptcha'] as const

/**
 * Ours, optional: the captcha of the shop's forms. An empty `scriptUrl` means the provider's own. `sparesWithdrawals`: the
 * gateway takes a withdrawal without it, unless one network sends many.
 */
const captchaSchema = answerObject(
  { scriptUrl: text, sparesWithdrawals: maybe(flag) },
  {
    provider: v.picklist(CAPTCHA_PROVIDERS),
    siteKey: v.string(),
  },
)
export type Captcha = v.InferOutput<typeof captchaSchema>

/** Ours, optional: the selling business as footer, receipts and mails name it. Empty parts are left out there. */
const sellerSchema = answerObject({ name: text, address: text, companyNumber: text, vatNumber: text })

const tagManagerSchema = answerObject({ default: text, byHost: texts, scriptUrl: text })

/** The top level of a configuration. `supportedCountries` maps codes to names, the default country first. */
const settingsSchema = answerObject({
  id: text,
  brand: text,
  /** The shop's name for customers. */
  displayName: text,
  cultureName: text,
  currency: text,
  featureFlags: v.nullish(featureFlagsSchema, {}),
  paymentProvider: provider,
  supportedCountries: texts,
  shippingTypes: list(shippingTypeSchema),
  cookieBannerCulture: text,
  displaySellingPointsBar: flag,
  /** Item numbers. An item with an `itemNumber` reads as that number. */
  recommendedProducts: maybe(list(recommendedItem)),
  cartRecommendedProducts: list(recommendedItem),
  /** Ours, optional: the time zone of the shop's dates, such as `Europe/Copenhagen`. */
  timeZone: maybe(v.pipe(v.string(), v.check(isTimeZone))),
  /** Ours, optional: working days until delivery, counted from the day of an order. */
  deliveryDays: maybe(numeric),
  /** Ours, optional: the hour until which orders are sent on the same working day, such as `15:00`. */
  orderBefore: maybe(v.pipe(v.string(), v.regex(HOUR))),
  /** Ours, optional: days within which an unopened product can be returned. The shop does not mention returns without it. */
  returnDays: maybe(v.pipe(numeric, v.minValue(1))),
  /** Ours, optional: days until an order is used up. Orders offer no reminder without it. */
  refillAfterDays: maybe(v.pipe(numeric, v.minValue(1))),
  /** Ours, optional: the gateway can send that reminder by mail. */
  refillMails: maybe(flag),
  /** Ours, optional: offers the price as a sort order. */
  allowPriceSort: maybe(flag),
  /** Ours, optional: customers without an account can see an order, by a code that is mailed to them. */
  guestOrders: maybe(flag),
  /** Ours, optional: the search field suggests words while a visitor types. */
  searchSuggestions: maybe(flag),
  /** Ours, optional: customers can filter lists of products. */
  allowFilters: maybe(flag),
  /** Ours, optional: search and browse can send a part of a list, sorted (`skip`, `take`, `sort`, `facets`, `filter`). */
  sendsPartsOfLists: maybe(flag),
  seller: maybe(sellerSchema),
  /** Ours, optional: the address of the official notice on the legal guarantee, a picture. */
  guaranteeNotice: address,
  /** Ours, optional: events for statistics name no product, because a hearing aid's supplies tell about health. */
  eventsWithoutProducts: maybe(flag),
  captcha: maybe(captchaSchema),
  consentScriptUrl: text,
  tagManager: maybe(tagManagerSchema),
})

/** The names of all fields at the top level of a configuration. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.entries)

/** The feature flags that are choices. */
const CHOICES = ['landingPageType', 'topMenuType', 'orderSummaryType', 'breadcrumbType']

/** Some gateways send the choices at the top level instead of among the flags. */
const withChoices = v.pipe(
  v.looseObject({ featureFlags: orMissing(v.nullish(v.looseObject({}), {})) }),
  v.transform(({ featureFlags, ...settings }): v.InferInput<typeof settingsSchema> => {
    const atTop = Object.entries(settings).filter(([name]) => CHOICES.includes(name))
    return { ...settings, featureFlags: { ...Object.fromEntries(atTop), ...featureFlags } }
  }),
)

/** The answer of the configuration call. Fields of ours stay undefined or empty where the gateway does not send them. */
export const sentConfigurationSchema = v.pipe(
  withChoices,
  settingsSchema,
  v.transform(({ paymentProvider, ...configuration }) => ({
    ...configuration,
    paymentProvider: paymentProvider ?? configuration.featureFlags.paymentProvider,
  })),
)
export type SentConfiguration = v.InferOutput<typeof sentConfigurationSchema>

/** Reads the configuration of a shop without fields from its site. */
export const configurationSchema = v.pipe(
  sentConfigurationSchema,
  v.transform((sent) => ({ ...sent, ...completedFields(sent) })),
)

/** The configuration of a shop: what it offers and how it behaves. */
export type Configuration = v.InferOutput<typeof configurationSchema>

/** Reads the answer of the recommended-products call. Item numbers or items are a list, or an object's first list. */
export const recommendedItemNumbersSchema = v.pipe(
  v.unknown(),
  v.transform((answer): string[] => {
    const envelope = v.safeParse(v.record(v.string(), v.unknown()), answer)
    const items = Array.isArray(answer)
      ? answer
      : envelope.success
        ? Object.values(envelope.output).find(Array.isArray)
        : []
    return v.parse(list(recommendedItem), items ?? [])
  }),
)

/** Returns the working days until delivery, by the chosen way of delivery if it is known. */
export const deliveryDaysOf = (
  configuration: Pick<Configuration, 'deliveryDays'>,
  type: Pick<ShippingType, 'deliveryDays'> | undefined,
): number => type?.deliveryDays ?? configuration.deliveryDays

/** Returns the country that country selects start with: the first that the shop delivers to. */
export const defaultCountry = ({ supportedCountries }: Pick<Configuration, 'supportedCountries'>) =>
  Object.keys(supportedCountries)[0] ?? ''
