import { dateFormat } from '@shop/domain/text/dates.ts'
import { fill, type MessageKey } from '@shop/domain/messages/messages.ts'
import type { Database } from '../database/database.ts'
import type { MailTheme } from '../model/mail-theme.ts'
import { LEGAL_RETURN_DAYS } from '../model/shop-settings.ts'
import { readTexts } from '../shops/documents.ts'
import type { Shop } from '../shops/shop.ts'

/** What mails need to know of the shop they come from. */
export interface MailShop {
  name: string
  language: string
  theme: MailTheme
  showsPrices: boolean
  /** Where customers call, if anywhere. */
  phone?: string
  /** For how many days goods can be returned. */
  returnDays: number
  /** A text of the shop with its places filled in. */
  say: (key: MessageKey, values?: Readonly<Record<string, string>>) => string
  /** Day and time as the clocks of its customers show them. */
  moment: (date: Date) => string
}

/** What mails need of a shop, with its texts. */
export function describeMailShop(
  { configuration, settings }: Pick<Shop, 'configuration' | 'settings'>,
  texts: Readonly<Record<string, string>>,
): MailShop {
  const name = configuration.displayName || settings.senderName
  const { cultureName, timeZone, returnDays = LEGAL_RETURN_DAYS, phone } = settings
  const moment = dateFormat(cultureName, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return {
    name,
    language: settings.language,
    theme: settings.mailTheme,
    showsPrices: !configuration.featureFlags.hidePricesAndPayment,
    returnDays,
    ...(phone && { phone }),
    say: (key, values) => fill(texts[key] ?? '', { shop: name, ...values }),
    moment: (date) => moment.format(date),
  }
}

/** Reads what mails need of a shop. */
export const readMailShop = async (db: Database, shop: Shop): Promise<MailShop> =>
  describeMailShop(shop, await readTexts(db, shop.id))

/** Whom a shop's mails come from; answers reach people who read them. */
export const senderOf = ({ settings }: Shop) => ({ name: settings.senderName, address: settings.senderEmail })
