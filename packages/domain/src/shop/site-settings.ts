import * as v from 'valibot'
import { parseUrl } from '../text/parse-url.ts'
import type { ConfigurationFallbacks } from './completed-fields.ts'
import { HOUR, isTimeZone } from '../time/shop-time.ts'
import { CAPTCHA_PROVIDERS } from './configuration.ts'

// The settings file of a deployment: its sites by brand and market, with values for fields that a gateway lacks. Unknown keys
// are errors. Descriptions become the hints of editors.

const MAX_LENGTH = 2_000
const MAX_ITEMS = 50

const words = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_LENGTH))
const isUrl = (text: string) => parseUrl(text.replaceAll(/\{\w+\}/g, '1')) !== undefined
const address = (form: RegExp, expected: string) =>
  v.pipe(words, v.regex(form, expected), v.check(isUrl, 'an address that can be read'))
const url = address(/^https?:\/\/\S+$/, 'an address that begins with http:// or https://')
const origin = address(/^https?:\/\/[^/?#\s]+\/?$/, 'an origin, such as https://shop.example')
const host = v.pipe(
  words,
  v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'a host name in lower case, without https:// and port'),
)
/** A page or a mail address, ready for a link. */
const link = v.pipe(
  words,
  v.regex(/^(?:https?:\/\/|mailto:|\/(?!\/))\S+$/, 'an address that begins with https://, / or mailto:'),
)
/** A picture of another host, or a path of the shop. */
const picture = v.pipe(words, v.regex(/^(?:https?:\/\/|\/(?!\/))\S+$/, 'an address that begins with https:// or /'))
const days = v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, '1 or more'), v.maxValue(365, '365 or less'))
const items = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(MAX_ITEMS))

const described = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.exactOptional(v.pipe(schema, v.description(description)))

/** The documented production script of Cookie Information. */
export const CONSENT_SCRIPT = 'https://policy.app.cookieinformation.com/uc.js'

const captcha = v.strictObject({
  provider: v.picklist(CAPTCHA_PROVIDERS),
  siteKey: v.pipe(words, v.description('The public key of the site at the vendor.')),
  scriptUrl: described(url, "The address of the vendor's script, if it is not the documented one."),
})

const tagManager = v.strictObject({
  default: described(words, 'The container of the site.'),
  byHost: described(v.record(host, words), 'The containers of further hosts.'),
  scriptUrl: described(url, 'The address of the script, if it is not the documented one.'),
})

const seller = v.strictObject({
  name: described(words, 'The name of the business.'),
  address: described(words, 'Its postal address.'),
  companyNumber: described(words, 'Its number in the register of companies.'),
  vatNumber: described(words, 'Its VAT number.'),
})

/** The settings of one site, or the defaults of all. */
export const siteSettingsSchema = v.strictObject({
  gateway: described(
    url,
    "The address of the shop's gateway for this server: what stands before /api. {shop}, {site}, {brand} and {market} are replaced.",
  ),
  publicGateway: described(url, 'The same for browsers. Without it they call the gateway through this server.'),
  origin: described(origin, 'The public address of the site. {site}, {brand}, {market} and {port} are replaced.'),
  hosts: described(items(host), 'Further host names of the site.'),
  sandbox: described(origin, 'The origin of stand-ins for third parties. Never in production.'),
  pictureHosts: described(items(origin), 'Origins of other hosts that pictures come from.'),
  fallbackTexts: described(v.boolean(), "Replaces texts that the gateway lacks by the shop's own."),
  captcha: described(
    v.union([v.literal('none'), captcha]),
    'The captcha of the forms. "none" means that the gateway does not check one. Without this setting the forms are not sent.',
  ),
  consent: described(
    v.union([v.literal('off'), v.strictObject({ scriptUrl: url })]),
    'The consent script. By default the documented one of Cookie Information, which finds the site by its domain. "off" asks for no consent, and counts nothing.',
  ),
  tagManager: described(tagManager, 'The containers of Google Tag Manager.'),
  terms: described(link, 'The terms of sale, if the content links to none.'),
  privacy: described(link, 'The privacy policy, if the content links to none.'),
  contact: described(
    v.pipe(words, v.regex(/^(?:https?:\/\/|mailto:|sms:|\/(?!\/))\S+$/, 'a page, or an address with mailto: or sms:')),
    'How customers reach a person in writing: a page, an email address or a text message. It stands beside every telephone number.',
  ),
  textMessages: described(
    v.pipe(words, v.regex(/^\+?\d[\d ]{3,20}$/, 'a telephone number')),
    'The number for text messages (SMS), beside the telephone number in footer and help.',
  ),
  relay: described(
    words,
    'How to telephone by a relay service, in the words of the shop, such as "Relay UK: dial 18001 before our number".',
  ),
  displayName: described(words, 'The name of the shop for customers.'),
  currency: described(v.pipe(words, v.regex(/^[A-Z]{3}$/, 'three capital letters, such as DKK')), 'The currency.'),
  timeZone: described(
    v.pipe(words, v.check(isTimeZone, 'a time zone, such as Europe/Copenhagen')),
    'The time zone of dates.',
  ),
  deliveryDays: described(days, 'Working days until delivery.'),
  orderBefore: described(
    v.pipe(words, v.regex(HOUR, 'an hour, such as 15:00')),
    'The hour until which orders are sent on the same working day.',
  ),
  returnDays: described(days, 'Days within which an unopened product can be returned.'),
  refillAfterDays: described(days, 'Days until an order is used up: the day on which orders offer a reminder.'),
  refillMails: described(v.boolean(), 'The gateway can send that reminder by mail.'),
  passwordMinLength: described(v.picklist([6, 8]), 'The shortest new password, in characters. By default 8.'),
  allowPriceSort: described(v.boolean(), 'Offers the price as a sort order.'),
  guestOrders: described(
    v.boolean(),
    'Customers without an account can see an order, by a code that the gateway mails to them.',
  ),
  searchSuggestions: described(
    v.boolean(),
    'The search field suggests words and categories while a visitor types. The gateway knows the words.',
  ),
  allowFilters: described(v.boolean(), 'Customers can filter lists of products.'),
  sendsPartsOfLists: described(v.boolean(), 'The gateway can send a part of a list, sorted (skip, take, sort).'),
  seller: described(seller, 'The selling business, as footer, receipts and mails name it.'),
  guaranteeNotice: described(
    picture,
    'The official notice on the legal guarantee (Regulation (EU) 2025/1960): a picture in the language of the shop, unaltered.',
  ),
  eventsWithoutProducts: described(v.boolean(), 'Events for statistics name no product and no search words.'),
})
export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>

const name = v.pipe(words, v.regex(/^[a-z][a-z0-9-]*$/))
const sitesOfBrand = v.pipe(v.record(name, siteSettingsSchema), v.description('The sites of a brand, by market.'))

/** The settings file of a deployment: defaults, and sites by brand and market. */
export const sitesFileSchema = v.objectWithRest(
  {
    $schema: v.optional(v.string()),
    defaults: described(siteSettingsSchema, 'The settings of every site that says nothing else.'),
    '*': described(v.strictObject({}), 'Serves every market that no brand names, with the defaults.'),
  },
  sitesOfBrand,
)
export type SitesFile = v.InferOutput<typeof sitesFileSchema>

/** Returns what a site says for fields that its gateway does not send, without the fields that it leaves out. */
export function fallbacksOf(settings: SiteSettings): ConfigurationFallbacks {
  const { displayName, currency, timeZone, deliveryDays, orderBefore, returnDays } = settings
  const { passwordMinLength, refillAfterDays, refillMails, allowPriceSort, guestOrders } = settings
  const { searchSuggestions, allowFilters, sendsPartsOfLists } = settings
  const { captcha: vendor, consent, tagManager: containers, seller: business, terms, privacy, contact } = settings
  const { textMessages, relay } = settings
  const { guaranteeNotice, eventsWithoutProducts } = settings
  return {
    displayName,
    currency,
    timeZone,
    deliveryDays,
    orderBefore,
    returnDays,
    passwordMinLength,
    refillAfterDays,
    refillMails,
    allowPriceSort,
    guestOrders,
    searchSuggestions,
    allowFilters,
    sendsPartsOfLists,
    seller: business && { name: '', address: '', companyNumber: '', vatNumber: '', ...business },
    guaranteeNotice,
    eventsWithoutProducts,
    captcha: vendor === 'none' ? vendor : vendor && { scriptUrl: '', ...vendor },
    consentScriptUrl: consent === 'off' ? undefined : (consent?.scriptUrl ?? CONSENT_SCRIPT),
    tagManager: containers && { default: '', byHost: {}, scriptUrl: '', ...containers },
    links: {
      ...(terms !== undefined && { terms }),
      ...(privacy !== undefined && { privacy }),
      ...(contact !== undefined && { contact }),
      ...(textMessages !== undefined && { textMessages }),
      ...(relay !== undefined && { relay }),
    },
  }
}
