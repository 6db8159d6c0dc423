import type { PaymentProvider } from '@shop/domain/configuration.ts'

interface ThirdParty {
  owner: string
  /** Why the shop trusts it with a script of its own. */
  reason: string
  /** Their documented hosts, for test and for real payments. */
  origins: readonly string[]
}

/** Everybody whose scripts may run in the shop: the one list behind the security policy and behind every script loaded. */
export const thirdParties: Partial<Record<PaymentProvider, ThirdParty>> = {
  nets: {
    owner: 'Nexi (Nets Easy)',
    reason: 'takes card details in its own frame, so that they never touch the shop',
    origins: ['https://checkout.dibspayment.eu', 'https://test.checkout.dibspayment.eu'],
  },
}

/** Who shows the marks of the ways to pay in the cart (CART-19): pictures only, no script. */
const MARKS: Partial<Record<PaymentProvider, readonly string[]>> = {
  adyen: ['https://checkoutshopper-live.adyen.com', 'https://checkoutshopper-test.adyen.com'],
}

/** The origins that the pages of a shop with this provider may load pictures from; a local stand-in where the site names one. */
export function pictureOrigins(provider: PaymentProvider | undefined, sandboxOrigin: string | undefined): string[] {
  const origins = (provider && MARKS[provider]) ?? []
  return origins.length > 0 && sandboxOrigin ? [...origins, sandboxOrigin] : [...origins]
}

/** The picture origins of every provider, for a page that is sent before the shop's own provider is known. */
export function allPictureOrigins(sandboxOrigin: string | undefined): string[] {
  const origins = Object.values(MARKS).flat()
  return sandboxOrigin ? [...origins, sandboxOrigin] : origins
}

/** The origins that a page with this provider may load from; a local stand-in where the site names one. */
export function thirdPartyOrigins(provider: PaymentProvider | undefined, sandboxOrigin: string | undefined): string[] {
  const { origins = [] } = (provider && thirdParties[provider]) ?? {}
  return origins.length > 0 && sandboxOrigin ? [...origins, sandboxOrigin] : [...origins]
}

/** The origins of every provider, for a payment page that is sent before the shop's own provider is known. */
export function allThirdPartyOrigins(sandboxOrigin: string | undefined): string[] {
  const origins = Object.values(thirdParties).flatMap((party) => party.origins)
  return sandboxOrigin ? [...origins, sandboxOrigin] : origins
}
