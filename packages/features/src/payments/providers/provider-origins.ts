import type { Configuration, PaymentProvider } from '@shop/domain/shop/configuration.ts'
import { withSandbox } from '../../runtime/third-parties/third-parties.ts'
import { captchaHostsOf, NO_VENDOR_HOSTS, type VendorHosts } from '../../runtime/third-parties/vendor-hosts.ts'
import type { ShopPaymentProvider } from './provider.ts'
import { paymentProviders, providerOf } from './providers.ts'

/** What the security policy of a page lets in for payments. */
export interface PaymentOrigins {
  /** Whose scripts, and whatever these load, a page may run where somebody pays. */
  scripts: string[]
  /** Whom a form that is part of the shop's own files may ask, show pictures of and frame there. */
  hosts: PaymentHosts
  /** Whose logos any page may show: the policy of the first page holds for all that are opened from it. */
  logos: string[]
}

/** Whom a payment page may ask, show pictures of and frame, without running anything of theirs. */
export type PaymentHosts = Readonly<Record<'calls' | 'pictures' | 'frames', readonly string[]>>

export const NO_PAYMENT_HOSTS: PaymentHosts = { calls: [], pictures: [], frames: [] }

/** The origins of a shop's provider; a local stand-in joins where the site names one. */
export const paymentOrigins = (name: PaymentProvider | undefined, sandboxOrigin: string | undefined): PaymentOrigins =>
  originsOf(name ? [paymentProviders[name]] : [], sandboxOrigin)

/** The origins of every provider, for a page that is sent before the shop's own one is known. */
export const allPaymentOrigins = (sandboxOrigin: string | undefined): PaymentOrigins =>
  originsOf(Object.values(paymentProviders), sandboxOrigin)

/** Who else may run scripts where somebody pays: nobody, but for the captcha of a registration beside the payment (PAY-04). */
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
