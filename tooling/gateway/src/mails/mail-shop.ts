import { countryLine } from '@shop/domain/address/address-lines.ts'
import { formatMoment } from '@shop/domain/time/shop-time.ts'
import { interpolate, type MessageKey } from '@shop/domain/messages/messages.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import type { Database } from '../database/database.ts'
import type { MailTheme } from '../model/mail-theme.ts'
import { LEGAL_RETURN_DAYS } from '../model/shop-settings.ts'
import { readTexts } from '../shops/documents.ts'
import type { Shop } from '../shops/shop.ts'

/** The shop's data that mails use. */
export interface MailShop extends Pick<Configuration, 'law' | 'seller' | 'supportedCountries'> {
  name: string
  /** People read what is sent to this address. */
  senderEmail: string
  language: string
  theme: MailTheme
  showsPrices: boolean
  /** True if customers without an account can see their orders. */
  guestOrders: boolean
  /** Returns a country's name in a shop that delivers to several, otherwise an empty text. */
  countryName: (countryCode: string) => string
  /** The phone number of customer service, if any. */
  phone?: string
  /** For how many days goods can be returned. */
  returnDays: number
  /** Returns a text of the shop with its placeholders replaced. */
  t: (key: MessageKey, values?: Readonly<Record<string, string>>) => string
  /** Formats date and time in the shop's time zone. */
  moment: (date: Date) => string
}

/** Returns the data that mails use, from a shop and its texts. */
export function describeMailShop(
  { configuration, settings }: Pick<Shop, 'configuration' | 'settings'>,
  texts: Readonly<Record<string, string>>,
): MailShop {
  const name = configuration.displayName || settings.senderName
  const { returnDays = LEGAL_RETURN_DAYS, phone } = settings
  return {
    name,
    language: settings.language,
    countryName: (code) => countryLine(code, configuration.supportedCountries),
    theme: settings.mailTheme,
    showsPrices: !configuration.featureFlags.hidePricesAndPayment,
    law: configuration.law,
    seller: configuration.seller,
    supportedCountries: configuration.supportedCountries,
    senderEmail: settings.senderEmail,
    guestOrders: configuration.guestOrders,
    returnDays,
    ...(phone && { phone }),
    t: (key, values) => interpolate(texts[key] ?? '', { shop: name, ...values }),
    moment: (date) => formatMoment(date, settings),
  }
}

/** Reads the data that mails use. */
export const readMailShop = async (db: Database, shop: Shop): Promise<MailShop> =>
  describeMailShop(shop, await readTexts(db, shop.id))

/** Returns the sender of a shop's mails. People read the answers to this address. */
export const senderOf = ({ settings }: Shop) => ({ name: settings.senderName, address: settings.senderEmail })
