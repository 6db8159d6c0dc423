import { loadScript } from '../../../runtime/third-parties/load-script.ts'
import { allowVendorMarkup } from '../../../runtime/third-parties/vendor-policy.ts'
import { withSandbox } from '../../../runtime/third-parties/third-parties.ts'
import { netsHosts } from './nets-hosts.ts'

/** The part of Nets' script that the shop uses. The script has no types. */
export interface NetsCheckout {
  on: (
    event: 'pay-initialized' | 'payment-completed' | 'payment-cancelled',
    listener: (answer: unknown) => void,
  ) => void
  send: (event: 'payment-order-finalized', mayGoOn: boolean) => void
  setTheme: (theme: NetsTheme) => void
  freezeCheckout: () => void
  thawCheckout: () => void
  cleanup: () => void
}

export type NetsTheme = Partial<
  Record<'primaryColor' | 'buttonRadius' | 'buttonTextColor' | 'textColor' | 'fontFamily' | 'backgroundColor', string>
>

export interface NetsOptions {
  checkoutKey: string
  paymentId: string
  containerId: string
  language: string
  theme: NetsTheme
}

declare global {
  interface Window {
    Dibs?: { Checkout: new (options: NetsOptions) => NetsCheckout }
  }
}

/** Returns the script's default URL. The key distinguishes test and live payments. */
export const netsScriptUrl = (checkoutKey: string) =>
  checkoutKey.startsWith('test-')
    ? 'https://test.checkout.dibspayment.eu/v1/checkout.js?v=1'
    : 'https://checkout.dibspayment.eu/v1/checkout.js?v=1'

/** Loads Nets' script and returns a function that opens its form in the container. Rejects if the script does not load. */
export async function loadNetsCheckout(options: NetsOptions, scriptUrl: string, sandboxOrigin: string | undefined) {
  // For 3-D Secure the script inserts the bank's form as HTML and submits it.
  allowVendorMarkup()
  await loadScript(scriptUrl || netsScriptUrl(options.checkoutKey), withSandbox(netsHosts.origins, sandboxOrigin))
  const { Dibs } = window
  if (!Dibs) throw new Error('The script of Nets did not introduce itself')
  return () => new Dibs.Checkout(options)
}
