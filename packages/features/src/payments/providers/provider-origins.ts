import type { Configuration, PaymentProvider } from '@shop/domain/shop/configuration.ts'
import { withSandbox } from '../../runtime/third-parties/third-parties.ts'
import { captchaHostsOf, NO_VENDOR_HOSTS, type VendorHosts } from '../../runtime/third-parties/vendor-hosts.ts'
import type { ShopPaymentProvider } from './provider.ts'
import { paymentProviders, providerOf } from './providers.ts'

/** The origins for payments in a page's security policy. */
export interface PaymentOrigins {
  /** The origins of scripts on payment pages, and of everything these load. */
  scripts: string[]
  /** The hosts that a form from the shop's own files may call, frame and show pictures of. */
  hosts: PaymentHosts
  /** The origins of logos on any page, because the first page's policy applies to all pages opened from it. */
  logos: string[]
}

/** Hosts that a payment page may call, frame and show pictures of, without running their scripts. */
export type PaymentHosts = Readonly<Record<'calls' | 'pictures' | 'frames', readonly string[]>>

export const NO_PAYMENT_HOSTS: PaymentHosts = { calls: [], pictures: [], frames: [] }

/** Returns the origins of a shop's provider, and of a local sandbox if the site names one. */
export const paymentOrigins = (name: PaymentProvider | undefined, sandboxOrigin: string | undefined): PaymentOrigins =>
  originsOf(name ? [paymentProviders[name]] : [], sandboxOrigin)

/** Returns the origins of all providers, for a page that is sent before the shop's provider is known. */
export const allPaymentOrigins = (sandboxOrigin: string | undefined): PaymentOrigins =>
  originsOf(Object.values(paymentProviders), sandboxOrigin)

/** Returns the other scripts of payment pages: only the captcha, for a registration beside the payment. */
export const paymentVendorHosts = (
  { paymentProvider, captcha }: Pick<Configuration, 'paymentProvider' | 'captcha'>,
  sandboxOrigin: string | undefined,
): VendorHosts =>
  providerOf(paymentProvider)?.checkout?.offersLogin ? captchaHostsOf({ captcha }, sandboxOrigin) : NO_VENDOR_HOSTS

function originsOf(providers: readonly ShopPaymentProvider[], sandboxOrigin: string | undefined): PaymentOrigins {
  const thirdParties = providers.flatMap(({ checkout }) => checkout?.thirdParty ?? [])
  const all = (origins: readonly string[]) => withSandbox(origins, sandboxOrigin)
  return {
    scripts: all(thirdParties.flatMap(({ origins }) => origins)),
    hosts: {
      calls: all(thirdParties.flatMap(({ calls = [] }) => calls)),
      pictures: all(thirdParties.flatMap(({ pictures = [] }) => pictures)),
      frames: all(
        thirdParties.flatMap(({ frames = [], framesAnyHost }) => (framesAnyHost ? [...frames, 'https:'] : frames)),
      ),
    },
    logos: all(providers.flatMap(({ logos }) => logos?.origins ?? [])),
  }
}
