/** A path from the root of a host. A second slash would begin the name of another host. */
const FROM_ROOT = /^\/(?![/\\])/

/**
 * Returns where an address that a gateway sends is found. `base` is the start of the gateway's calls, such as
 * `https://host/v1` for `https://host/v1/api/cart/get`. Empty if the page's own origin forwards them. Addresses of calls
 * (`/api/…`) lie below the base. Other paths lie below the base's origin, as browsers resolve them. An address with a host of
 * its own stays as it is.
 */
export function gatewayUrl(address: string, base: string): string {
  if (base === '' || !FROM_ROOT.test(address)) return address
  return `${address.startsWith('/api/') ? base : new URL(base).origin}${address}`
}
