import * as v from 'valibot'
import { CARRIERS } from './carriers.ts'
import { mailThemeSchema } from './mail-theme.ts'
import { basisPoints, minorUnits, pieces } from './units.ts'

/**
 * A way of delivery with its price, VAT included. From `freeFromMinor` of goods it is free. `carrier` is who brings the
 * parcel: its tracking number becomes a link.
 */
const shippingMethodSchema = v.object({
  code: v.string(),
  name: v.string(),
  priceMinor: minorUnits,
  freeFromMinor: v.exactOptional(minorUnits),
  carrier: v.exactOptional(v.picklist(CARRIERS)),
})
export type ShippingMethod = v.InferOutput<typeof shippingMethodSchema>

/** A gift that is put into the cart when enough pieces of certain articles are in it. */
const giftPromotionSchema = v.object({
  kind: v.literal('gift'),
  name: v.string(),
  itemNumbers: v.array(v.string()),
  fromQuantity: pieces,
  giftItemNumber: v.string(),
  giftQuantity: pieces,
})
export type GiftPromotion = v.InferOutput<typeof giftPromotionSchema>

/** A share off every line, from an amount of goods up. */
const percentPromotionSchema = v.object({
  kind: v.literal('percent'),
  name: v.string(),
  basisPoints,
  fromMinor: minorUnits,
})

/** A code that customers type for a reduction of the goods; capitals and blanks in it make no difference. */
const promoCodeSchema = v.object({
  code: v.string(),
  /** What the row of the discount is called. */
  name: v.string(),
  /** A share, or an amount, VAT included. */
  off: v.union([v.object({ basisPoints }), v.object({ amountMinor: minorUnits })]),
  /** From this amount of goods up. */
  fromMinor: minorUnits,
  /** From this moment on it counts no more. */
  endsAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
  /** In how many orders it may be used, by all customers together; as often as they like when absent. */
  uses: v.exactOptional(pieces),
})
export type PromoCode = v.InferOutput<typeof promoCodeSchema>

/** A way to pay, in the words of the payment provider; `scheme` is every card, with its brands. */
const paymentMethodSchema = v.object({
  type: v.string(),
  name: v.string(),
  brands: v.exactOptional(v.array(v.string())),
})

const timeZones = new Set(Intl.supportedValuesOf('timeZone'))
const isTimeZone = (name: string) => timeZones.has(name)

/** For how many days the law of the European Union and the United Kingdom lets consumers withdraw. */
export const LEGAL_RETURN_DAYS = 14

/** How orders without payment are limited. A shop whose settings hold this gives goods against a CPR number. */
const freeOrdersSchema = v.object({
  /** How many pieces one order may hold. */
  mostPieces: pieces,
  /** Whether an operator releases each order before it is placed. */
  needRelease: v.boolean(),
})

/** What the gateway itself needs to know of a shop, beyond what it sends to the browser. */
export const shopSettingsSchema = v.object({
  cultureName: v.string(),
  currency: v.string(),
  language: v.picklist(['en', 'da', 'sv']),
  /** By whose clock its mails tell the time, such as `Europe/Copenhagen`. */
  timeZone: v.pipe(v.string(), v.check(isTimeZone)),
  /** The rate of the delivery. */
  vatRate: basisPoints,
  shipping: v.array(shippingMethodSchema),
  promotions: v.array(v.variant('kind', [giftPromotionSchema, percentPromotionSchema])),
  promoCodes: v.array(promoCodeSchema),
  freeOrders: v.exactOptional(freeOrdersSchema),
  /** For how many days goods can be returned, at least what the law asks; its 14 days when absent. */
  returnDays: v.exactOptional(v.pipe(pieces, v.minValue(LEGAL_RETURN_DAYS))),
  /** Shown in the cart (CART-19). */
  paymentMethods: v.array(paymentMethodSchema),
  /** In front of the running number: P of P100001. */
  orderNumberPrefix: v.string(),
  /** Whom order mails come from. */
  senderName: v.string(),
  senderEmail: v.string(),
  /** Where customers call, as mails show it; absent where a shop has no telephone. */
  phone: v.exactOptional(v.string()),
  mailTheme: mailThemeSchema,
})
export type ShopSettings = v.InferOutput<typeof shopSettingsSchema>

/** How a shop writes money: its language and its currency. */
export type MoneyStyle = Pick<ShopSettings, 'cultureName' | 'currency'> & {
  /** Where nobody pays, prices are nobody's business (OP-18): no amount leaves the gateway, texts are empty and numbers 0. */
  isHidden?: boolean
}

/** What an operator has set otherwise than the shop's own data say: values by the name of a switch or a setting. */
export type ConfigurationChanges = Readonly<Record<string, unknown>>
