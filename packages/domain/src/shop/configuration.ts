import * as v from 'valibot'
import { amount, flag, identifier, list, maybe, numeric, requiredText, text, texts } from '../reading/parse.ts'

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  v.fallback(v.nullish(v.picklist(options), options[0]), options[0])

export const PAYMENT_PROVIDERS = ['adyen', 'klarna', 'nets'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]
const provider = v.fallback(maybe(v.picklist(PAYMENT_PROVIDERS)), undefined)

/** A way of delivery the shop offers. `cost` is in major units of `currency`. */
export const shippingTypeSchema = v.object({
  code: identifier,
  name: requiredText,
  disclaimer: text,
  cost: amount,
  currency: text,
  /** Ours, optional: working days until it is delivered, where it takes another time than the shop says for all. */
  deliveryDays: v.fallback(maybe(numeric), undefined),
})
export type ShippingType = v.InferOutput<typeof shippingTypeSchema>

/** The switches and choices of a shop: everything off, and the plainest choice, unless the gateway says otherwise. */
export const featureFlagsSchema = v.object({
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

/** The names of the on/off switches among the flags. */
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

/** A third party's script of this shop: where it is loaded from and the public key it is started with. */
const captchaSchema = v.object({
  provider: v.picklist(['turnstile', 'hcaptcha', 'recaptcha']),
  siteKey: v.string(),
  scriptUrl: text,
})
export type Captcha = v.InferOutput<typeof captchaSchema>
/** Ours, optional: the business that sells, as its receipts name it. Parts that are not sent are left out. */
const sellerSchema = v.object({ name: text, address: text, vatNumber: text })

const tagManagerSchema = v.object({ default: text, byHost: texts, scriptUrl: text })

/** What stands at the top of a configuration. `supportedCountries` maps code to name, default first. */
const settingsSchema = v.object({
  id: text,
  brand: text,
  /** The name customers know the shop by. */
  displayName: text,
  cultureName: text,
  currency: text,
  featureFlags: v.nullish(featureFlagsSchema, {}),
  paymentProvider: provider,
  supportedCountries: texts,
  shippingTypes: list(shippingTypeSchema),
  cookieBannerCulture: text,
  displaySellingPointsBar: flag,
  /** Item numbers; items that name their number read as it. */
  recommendedProducts: maybe(list(recommendedItem)),
  cartRecommendedProducts: list(recommendedItem),
  /** Days until delivery, counted from today; 5 when not configured (PROD-17). */
  deliveryDays: v.nullish(numeric, 5),
  /** Our own: days within which an unopened product may be sent back; nothing is said of them when it is missing. */
  returnDays: v.fallback(maybe(v.pipe(numeric, v.minValue(1))), undefined),
  /** Our own (OP-7): offers the price among the sort choices. */
  allowPriceSort: flag,
  /** Our own (OP-73): search and browse send any part of a list in any order (`skip`, `take`, `sort`). */
  sendsPartsOfLists: flag,
  seller: v.fallback(maybe(sellerSchema), undefined),
  captcha: maybe(captchaSchema),
  consentScriptUrl: text,
  tagManager: maybe(tagManagerSchema),
})

/** The names of what stands at the top of a configuration. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.entries)

/** Which look of a part a shop has: flags that are no switches. */
const CHOICES = ['landingPageType', 'topMenuType', 'orderSummaryType', 'breadcrumbType']

/** Choices stand among the flags (OP-3), or else at the top. */
const withChoices = v.pipe(
  v.looseObject({ featureFlags: v.nullish(v.looseObject({}), {}) }),
  v.transform(({ featureFlags, ...settings }): v.InferInput<typeof settingsSchema> => {
    const atTop = Object.entries(settings).filter(([name]) => CHOICES.includes(name))
    return { ...settings, featureFlags: { ...Object.fromEntries(atTop), ...featureFlags } }
  }),
)

/** How a shop behaves (CFG-01). */
export const configurationSchema = v.pipe(
  withChoices,
  settingsSchema,
  v.transform(({ paymentProvider, ...configuration }) => ({
    ...configuration,
    paymentProvider: paymentProvider ?? configuration.featureFlags.paymentProvider,
  })),
)
export type Configuration = v.InferOutput<typeof configurationSchema>

/** The answer of the recommended-products call: item numbers, bare or in an envelope, or the items themselves (CFG-05). */
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

/** Working days until an order is delivered, in the way that was chosen if that is known. */
export const deliveryDaysOf = (
  configuration: Pick<Configuration, 'deliveryDays'>,
  type: Pick<ShippingType, 'deliveryDays'> | undefined,
): number => type?.deliveryDays ?? configuration.deliveryDays

/** The country every country select begins with: the first one the shop delivers to (CFG-27). */
export const defaultCountry = ({ supportedCountries }: Pick<Configuration, 'supportedCountries'>) =>
  Object.keys(supportedCountries)[0] ?? ''
