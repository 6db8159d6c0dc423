/** Whether a shop stands at an origin, such as `https://shop.example`. */
export type IsShopOrigin = (shopId: string, origin: string) => boolean

// Names that only a developer's machine has: .test is for nobody (RFC 6761).
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|[\w.-]+\.(?:localhost|test))$/

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** Whether a text names origins of shops: `<shop id>=<origin>`, with commas between them, a shop as often as it has some. */
export const isShopOrigins = (text: string) =>
  entriesOf(text).every(([shopId, origin]) => shopId !== '' && isOrigin(origin))

/**
 * Knows where each shop stands, for what leads back to it: return addresses of payments, links in mails. Whoever asks says
 * where they come from, so it is held against this. Locally every shop also stands at all names of this machine.
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
