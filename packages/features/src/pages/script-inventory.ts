import type { ProviderCheckout } from '../payments/providers/provider.ts'
import { paymentProviders } from '../payments/providers/providers.ts'
import { captchaVendors } from '../runtime/third-parties/captcha-vendors.ts'
import { analyticsVendors, type ThirdParty } from '../runtime/third-parties/third-parties.ts'

/** A row of the written inventory of third-party scripts (docs/third-party-scripts.md). */
interface InventoryRow {
  owner: string
  reason: string
  hosts: readonly string[]
  /** The pages that load it. */
  where: string
}

const row = (
  { owner, reason, origins, calls = [], pictures = [], frames = [], styles = [] }: ThirdParty,
  where: string,
) => ({
  owner,
  reason,
  hosts: [...new Set([...origins, ...calls, ...pictures, ...frames, ...styles])],
  where,
})

const pagesOf = ({ ownResult }: ProviderCheckout) =>
  ownResult ? 'payment and order confirmation pages' : 'payment pages'

const providers = Object.entries(paymentProviders).flatMap(([name, { checkout }]) =>
  checkout ? [row(checkout.thirdParty, `${pagesOf(checkout)} of shops with \`${name}\``)] : [],
)

/** All third parties whose scripts may run in the shop. */
export const scriptInventory: readonly InventoryRow[] = [
  ...providers,
  row(
    analyticsVendors.consent,
    'all other pages but the checkout and those of the account, in shops with a `consentScriptUrl`',
  ),
  row(analyticsVendors.tagManager, 'the same pages, where the shop has a `tagManager` too'),
  ...Object.entries(captchaVendors).map(([name, { thirdParty }]) =>
    row(thirdParty, `where a visitor registers in shops with \`${name}\` as their captcha`),
  ),
]
