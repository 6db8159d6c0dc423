/** True if an origin, such as `https://shop.example`, is one of the shop's. */
export type IsShopOrigin = (shopId: string, origin: string) => boolean

// Names that resolve on the local machine only. RFC 6761 reserves .test.
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|[\w.-]+\.(?:localhost|test))$/

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** True for a list of `<shop id>=<origin>`, separated by commas. A shop can have several origins. */
export const isShopOrigins = (text: string) =>
  entriesOf(text).every(([shopId, origin]) => shopId !== '' && isOrigin(origin))

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
