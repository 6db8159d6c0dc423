import { LANGUAGES } from '@shop/domain/messages/languages.ts'
import { isCurrency } from '@shop/domain/prices/currencies.ts'
import { isTimeZone } from '@shop/domain/time/shop-time.ts'
import { readCulture } from '@shop/domain/text/culture.ts'
import * as v from 'valibot'
import { CARRIERS } from './carriers.ts'
import { mailThemeSchema } from './mail-theme.ts'
import { basisPoints, minorUnits, pieces } from './units.ts'

/**
 * A shipping method with its price, VAT included. It is free from `freeFromMinor` of goods. With a `carrier` the tracking
 * number becomes a link.
 */
const shippingMethodSchema = v.object({
  code: v.string(),
  name: v.string(),
  priceMinor: minorUnits,
  freeFromMinor: v.exactOptional(minorUnits),
  carrier: v.exactOptional(v.picklist(CARRIERS)),
})
export type ShippingMethod = v.InferOutput<typeof shippingMethodSchema>

/** A gift that is added to the cart when it has enough pieces of certain articles. */
const giftPromotionSchema = v.object({
  kind: v.literal('gift'),
  name: v.string(),
  itemNumbers: v.array(v.string()),
  fromQuantity: pieces,
  giftItemNumber: v.string(),
  giftQuantity: pieces,
})
export type GiftPromotion = v.InferOutput<typeof giftPromotionSchema>

/** A percentage off every line, from an amount of goods. */
const percentPromotionSchema = v.object({
  kind: v.literal('percent'),
  name: v.string(),
  basisPoints,
  fromMinor: minorUnits,
})

/** A code that customers type for a discount. Case and spaces are ignored. */
const promoCodeSchema = v.object({
  code: v.string(),
  /** The name of the discount in the cart's totals. */
  name: v.string(),
  /** A percentage, or an amount with VAT. */
  off: v.union([v.object({ basisPoints }), v.object({ amountMinor: minorUnits })]),
  /** The least amount of goods. */
  fromMinor: minorUnits,
  /** The moment from which the code is expired. */
  endsAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
  /** In how many orders all customers together may use it. Unlimited when absent. */
  uses: v.exactOptional(pieces),
})
export type PromoCode = v.InferOutput<typeof promoCodeSchema>

/** A payment method in the words of the payment provider. `scheme` means cards, with their brands. */
const paymentMethodSchema = v.object({
  type: v.string(),
  name: v.string(),
  brands: v.exactOptional(v.array(v.string())),
})

/** The days of the legal right of withdrawal in the European Union and the United Kingdom. */
export const LEGAL_RETURN_DAYS = 14

/** The limits of free orders. A shop with this setting delivers goods for a CPR number. */
const freeOrdersSchema = v.object({
  /** The most pieces of one order. */
  mostPieces: pieces,
  /** True if an operator must release each order. */
  needRelease: v.boolean(),
})

/** The settings of a shop that the gateway uses itself and does not send to the browser as they are. */
export const shopSettingsSchema = v.object({
  cultureName: v.pipe(
    v.string(),
    v.check((name) => readCulture(name) === name, 'no culture such as da-DK'),
  ),
  currency: v.pipe(v.string(), v.check(isCurrency, 'no currency of ISO 4217')),
  language: v.picklist(LANGUAGES),
  /** The time zone of dates in its mails, such as `Europe/Copenhagen`. */
  timeZone: v.pipe(v.string(), v.check(isTimeZone)),
  /** The VAT rate of shipping. */
  vatRate: basisPoints,
  shipping: v.array(shippingMethodSchema),
  promotions: v.array(v.variant('kind', [giftPromotionSchema, percentPromotionSchema])),
  promoCodes: v.array(promoCodeSchema),
  freeOrders: v.exactOptional(freeOrdersSchema),
  /** For how many days goods can be returned. The legal 14 days when absent. */
  returnDays: v.exactOptional(v.pipe(pieces, v.minValue(LEGAL_RETURN_DAYS))),
  /** The payment methods whose logos the cart shows. */
  paymentMethods: v.array(paymentMethodSchema),
  /** The prefix of order numbers: `P` in P100001. */
  orderNumberPrefix: v.string(),
  /** The sender of mails. */
  senderName: v.string(),
  senderEmail: v.string(),
  /** The phone number of customer service, for mails. Absent if the shop has none. */
  phone: v.exactOptional(v.string()),
  mailTheme: mailThemeSchema,
})
export type ShopSettings = v.InferOutput<typeof shopSettingsSchema>

/** How a shop writes money: its language and its currency. */
export type MoneyStyle = Pick<ShopSettings, 'cultureName' | 'currency'> & {
  /** True in shops that hide prices: the gateway sends empty texts and zeros instead of amounts. */
  isHidden?: boolean
}

/** Values by which an operator overrides the shop's data, by the name of the flag or setting. */
export type ConfigurationChanges = Readonly<Record<string, unknown>>
