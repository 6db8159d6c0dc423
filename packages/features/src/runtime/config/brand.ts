import type { Theme } from '@shop/ui/tokens/theme.ts'

/** A market of a brand: what holds until the shop's own configuration says otherwise. */
export interface Market {
  /** The shop at the gateway, e.g. `horselbutik_se`. */
  shopId: string
  culture: string
  currency: string
  /** Two letters, e.g. `DK`. */
  country: string
  /** Further windows of the same shop, each at a host of its own: `alt` in market `se` is `<brand>-se-alt` (OP-74). */
  alternates?: readonly string[]
}

/** All that makes a brand: data, never code. */
export interface Brand {
  id: string
  name: string
  /** The word mark on light and on dark ground, as addresses of svg files. */
  logo: {
    onLight: string
    onDark: string
    /** Width by height, as drawn. */
    ratio: number
  }
  theme: Theme
  /** Addresses of the two font files that the first screen needs. */
  fonts: { display: string; text: string }
  markets: Readonly<Record<string, Market>>
}

/** One deployed shop window: a brand in a market, and where its gateway answers. */
export interface Site {
  /** Brand and market, e.g. `horselbutik-se`; also the first part of its local host name. */
  name: string
  market: Market
  /** In front of every call; empty when the gateway answers on the shop's own origin. */
  gatewayBase: string
  /** Where shoppers find the site, e.g. `https://shop.example`; for canonical links. */
  origin: string
  /** Local stand-ins of the third parties, allowed beside the real ones where it is set. */
  sandboxOrigin?: string | undefined
  /** Whether texts that the gateway lacks are said in the shop's own words (OP-75); left empty otherwise (SHELL-03). */
  fallbackTexts?: boolean | undefined
}
