import { both, byEnvironment, everywhere } from '@shop/server/settings/rules.ts'
import type { Rule, Setting } from '@shop/server/settings/setting.ts'

/** True if an origin, such as `https://shop.example`, is one of the shop's. */
export type IsShopOrigin = (shopId: string, origin: string) => boolean

// Names that resolve on the local machine only. RFC 6761 reserves .test.
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|[\w.-]+\.(?:localhost|test))$/

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** A list of `<shop id>=<origin>`, separated by commas. A shop can have several origins. */
const shopOrigins: Rule = {
  allowed: 'such as product_uk=https://shop.example, with commas between them',
  permits: (text) => entriesOf(text).every(([shopId, origin]) => shopId !== '' && isOrigin(origin)),
}

const origins: Rule = {
  allowed: 'origins such as https://shop.example, with commas between them',
  permits: (text) => readOrigins(text).every(isOrigin),
}

/** What a customer types is only sent to origins with TLS. */
const allHttps: Rule = { allowed: 'with https:// in each', permits: (text) => !text.includes('http://') }

/** The settings of the origins of shops. */
export const originSettings = [
  {
    name: 'SHOP_ORIGINS',
    meaning: 'origins of each shop: `product_uk=https://shop.example`',
    isRequired: true,
    rules: { ...everywhere(shopOrigins), ...byEnvironment({ production: both(shopOrigins, allHttps) }) },
  },
  {
    name: 'ALLOWED_ORIGINS',
    meaning: 'origins whose browsers call it directly',
    shownDefault: 'none',
    rules: { ...everywhere(origins), ...byEnvironment({ production: both(origins, allHttps) }) },
  },
] as const satisfies readonly Setting[]

/** Reads origins that are separated by commas. */
export const readOrigins = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || [])

/**
 * Reads the origins of each shop. Return addresses of payments and links in mails use the origin that a caller claims. So it
 * is checked against these. Locally every shop also has all names of this machine.
 */
export function readShopOrigins(text: string, isLocal: boolean): IsShopOrigin {
  const known = new Set(entriesOf(text).map((entry) => entry.join('=')))
  return (shopId, origin) =>
    known.has(`${shopId}=${origin}`) || (isLocal && LOCAL_HOST.test(URL.parse(origin)?.hostname ?? ''))
}

function entriesOf(text: string): [shopId: string, origin: string][] {
  return text.split(',').flatMap((part) => {
    const [shopId = '', ...origin] = part.trim().split('=')
    return part.trim() === '' ? [] : [[shopId, origin.join('=')]]
  })
}
