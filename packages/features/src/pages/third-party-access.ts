import type { Configuration } from '@shop/domain/shop/configuration.ts'
import {
  allPaymentOrigins,
  NO_PAYMENT_HOSTS,
  paymentOrigins,
  paymentVendorHosts,
  type PaymentHosts,
  type PaymentOrigins,
} from '../payments/providers/provider-origins.ts'
import { isPaidOn, type PageHandle } from '../runtime/navigation/page-handle.tsx'
import {
  allCaptchaHosts,
  allVendorHosts,
  captchaHostsOf,
  NO_VENDOR_HOSTS,
  vendorHostsOf,
  type VendorHosts,
} from '../runtime/third-parties/vendor-hosts.ts'

/** The third parties that a page lets in. Its security policy names them. */
export interface ThirdPartyAccess {
  /** Whether the payment provider's scripts may run, its inline scripts included. */
  runsProvider: boolean
  /** The origins of scripts, styles and frames that the page may load. */
  thirdPartyOrigins: readonly string[]
  /** The hosts that a payment form may call, show pictures of and frame besides. */
  paymentHosts: PaymentHosts
  /** The origins of further pictures. */
  pictureOrigins: readonly string[]
  /** The hosts of consent, analytics and captcha. */
  vendorHosts: VendorHosts
}

/** Returns what the page of a route lets in. */
export const accessOf = (
  handle: PageHandle,
  configuration: Configuration,
  sandboxOrigin: string | undefined,
): ThirdPartyAccess => ({
  ...paymentAccess(handle.loadsPaymentProvider ?? false, paymentOrigins(configuration.paymentProvider, sandboxOrigin)),
  vendorHosts: vendorHostsFor(handle)(configuration, sandboxOrigin),
})

/** Returns the same for a page that is sent before the shop's configuration is known. */
export const accessOfShell = (handle: PageHandle, sandboxOrigin: string | undefined): ThirdPartyAccess => ({
  // A payment's result may be the provider's own page. Only the browser finds out.
  ...paymentAccess(handle.loadsPaymentProvider || handle.showsPaymentResult || false, allPaymentOrigins(sandboxOrigin)),
  vendorHosts: vendorHostsOfShell(handle, sandboxOrigin),
})

const paymentAccess = (runsProvider: boolean, { scripts, hosts, logos }: PaymentOrigins) => ({
  runsProvider,
  thirdPartyOrigins: runsProvider ? scripts : [],
  paymentHosts: runsProvider ? hosts : NO_PAYMENT_HOSTS,
  // The policy of the first page holds for every page opened from it, such as the cart with its logos.
  pictureOrigins: logos,
})

/** No analytics runs where a customer pays, nor beside account data. */
function vendorHostsFor(handle: PageHandle) {
  if (isPaidOn(handle)) return paymentVendorHosts
  return handle.holdsAccountData ? captchaHostsOf : vendorHostsOf
}

function vendorHostsOfShell(handle: PageHandle, sandboxOrigin: string | undefined) {
  if (isPaidOn(handle)) return NO_VENDOR_HOSTS
  return handle.holdsAccountData ? allCaptchaHosts(sandboxOrigin) : allVendorHosts(sandboxOrigin)
}
