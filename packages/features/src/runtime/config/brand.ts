import type { ConfigurationFallbacks } from '@shop/domain/shop/completed-fields.ts'
import type { Theme } from '@shop/ui/tokens/theme.ts'

/** A market of a brand. The shop's own configuration overrides it. */
export interface Market {
  /** The shop at the gateway, e.g. `horselbutik_se`. */
  shopId: string
  culture: string
  currency: string
  /** Of its dates, e.g. `Europe/Copenhagen`. */
  timeZone: string
  /** Two letters, e.g. `DK`. */
  country: string
}

/** Everything that defines a brand: data, never code. */
export interface Brand {
  id: string
  name: string
  /** The addresses of the word mark's svg files, for light and dark backgrounds. */
  logo: {
    onLight: string
    onDark: string
    /** Width divided by height. */
    ratio: number
  }
  theme: Theme
  /** Addresses of the two font files that the first screen needs. */
  fonts: { display: string; text: string }
  markets: Readonly<Record<string, Market>>
}

/** One deployed site: a brand in a market, and the address of its gateway. */
export interface Site {
  /** Brand and market, e.g. `horselbutik-se`. Also the first part of its local host name. */
  name: string
  market: Market
  /** The prefix of every call. Empty if the gateway is on the shop's own origin. */
  gatewayBase: string
  /** The public origin, e.g. `https://shop.example`, for canonical links. */
  origin: string
  /** The origin of the local sandboxes. If set, it is allowed beside the real third parties. */
  sandboxOrigin?: string | undefined
  /** Whether the shop's own texts replace those that the gateway lacks. Otherwise they stay empty. */
  fallbackTexts?: boolean | undefined
  /** The site's values for fields that the gateway does not send. */
  fallbacks?: ConfigurationFallbacks | undefined
}
