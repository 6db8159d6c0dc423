import { readCulture } from '../text/culture.ts'
import { consumerLaw } from './consumer-law.ts'

/** The captcha of the shop's forms. An empty `scriptUrl` means the vendor's own. */
interface Captcha {
  provider: 'turnstile' | 'hcaptcha' | 'recaptcha'
  siteKey: string
  scriptUrl: string
  sparesWithdrawals?: boolean | undefined
}

interface TagManager {
  default: string
  byHost: Record<string, string>
  scriptUrl: string
}

/** The selling business. Empty parts are unknown. */
interface Seller {
  name: string
  address: string
  companyNumber: string
  vatNumber: string
}

/** The fields of a configuration that a site can say too, as a gateway sends them. */
interface Sent {
  cultureName: string
  displayName: string
  currency: string
  timeZone?: string | undefined
  deliveryDays?: number | undefined
  orderBefore?: string | undefined
  returnDays?: number | undefined
  refillAfterDays?: number | undefined
  refillMails?: boolean | undefined
  allowPriceSort?: boolean | undefined
  guestOrders?: boolean | undefined
  searchSuggestions?: boolean | undefined
  allowFilters?: boolean | undefined
  sendsPartsOfLists?: boolean | undefined
  seller?: Seller | undefined
  guaranteeNotice: string
  eventsWithoutProducts?: boolean | undefined
  captcha?: Captcha | undefined
  consentScriptUrl: string
  tagManager?: TagManager | undefined
}

/** The fields that decide which consumer law a shop is under. */
interface SentForLaw {
  supportedCountries: Readonly<Record<string, string>>
  featureFlags: { hidePricesAndPayment: boolean }
}

type Possible<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/** Addresses for customers, used where the content of the shop names none, and their other ways to a person. */
export type SiteLinks = Readonly<Partial<Record<'terms' | 'privacy' | 'contact' | 'textMessages' | 'relay', string>>>

/** The values of a site for fields that its gateway does not send. */
export interface ConfigurationFallbacks extends Possible<Omit<Sent, 'cultureName' | 'captcha'>> {
  /** `none`: the gateway does not check a captcha, so the forms are sent without one. */
  captcha?: Captcha | 'none' | undefined
  /** The shortest new password, in characters. Its gateway may demand more. */
  passwordMinLength?: 6 | 8 | undefined
  links?: SiteLinks | undefined
}

/** The shortest password that can be chosen where the owner of a shop says nothing, in characters. */
export const PASSWORD_MIN_LENGTH = 8

/** Working days until delivery in a shop that says nothing about it. */
const DELIVERY_DAYS = 5

/**
 * Returns the fields of a configuration: the gateway's, then the site's, then the default of the brand's market. Without a
 * captcha the forms that need one are not sent.
 */
export const completedFields = (
  sent: Sent & SentForLaw,
  site: ConfigurationFallbacks = {},
  market: { culture?: string; currency?: string; timeZone?: string; country?: string } = {},
) => ({
  cultureName: readCulture(sent.cultureName) || market.culture || '',
  currency: sent.currency || site.currency || market.currency || '',
  timeZone: sent.timeZone ?? site.timeZone ?? market.timeZone ?? 'UTC',
  displayName: sent.displayName || site.displayName || '',
  deliveryDays: sent.deliveryDays ?? site.deliveryDays ?? DELIVERY_DAYS,
  orderBefore: sent.orderBefore ?? site.orderBefore,
  returnDays: sent.returnDays ?? site.returnDays,
  refillAfterDays: sent.refillAfterDays ?? site.refillAfterDays,
  refillMails: sent.refillMails ?? site.refillMails ?? false,
  allowPriceSort: sent.allowPriceSort ?? site.allowPriceSort ?? false,
  searchSuggestions: sent.searchSuggestions ?? site.searchSuggestions ?? false,
  guestOrders: sent.guestOrders ?? site.guestOrders ?? false,
  allowFilters: sent.allowFilters ?? site.allowFilters ?? false,
  sendsPartsOfLists: sent.sendsPartsOfLists ?? site.sendsPartsOfLists ?? false,
  seller: sent.seller ?? site.seller,
  guaranteeNotice: sent.guaranteeNotice || site.guaranteeNotice || '',
  eventsWithoutProducts: sent.eventsWithoutProducts ?? site.eventsWithoutProducts ?? false,
  captcha: sent.captcha?.siteKey ? sent.captcha : site.captcha,
  consentScriptUrl: sent.consentScriptUrl || site.consentScriptUrl || '',
  tagManager: namesContainer(sent.tagManager) ? sent.tagManager : site.tagManager,
  passwordMinLength: site.passwordMinLength ?? PASSWORD_MIN_LENGTH,
  links: site.links ?? {},
  law: consumerLaw({ ...sent, cultureName: sent.cultureName || market.culture || '' }, market.country),
})

const namesContainer = (tagManager: TagManager | undefined) =>
  tagManager !== undefined && [tagManager.default, ...Object.values(tagManager.byHost)].some(Boolean)
