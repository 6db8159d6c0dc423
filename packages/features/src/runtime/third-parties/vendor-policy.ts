import { trustedTypes, type TrustedTypesFactory } from '@shop/ui/content/rich-text/trusted-types.ts'
import { matchesSource } from './source-list.ts'

/**
 * Creates the page's `default` policy of Trusted Types. Scripts of vendors do not use the shop's named policies, so the
 * browser applies this one to what they write. It always checks script addresses.
 */
export function createVendorPolicy(findTrustedTypes: () => TrustedTypesFactory | undefined) {
  const scriptSources = new Set<string>()
  let isCreated = false
  let mayWriteMarkup = false

  const checkMarkup = (text: string): string => {
    if (!mayWriteMarkup) throw new TypeError('A vendor script may not write markup or scripts into this page')
    return text
  }
  const createScriptURL = (address: string): string => {
    const url = new URL(address, location.href)
    const isAllowed = url.origin === location.origin || [...scriptSources].some((source) => matchesSource(url, source))
    if (!isAllowed) throw new TypeError(`No script may be loaded from ${url.origin}`)
    return address
  }

  return {
    /** Lets vendors' scripts load further scripts from these sources. */
    allowVendorScripts: (sources: readonly string[]) => {
      for (const source of sources) scriptSources.add(source)
      // A page has one default policy, shared by all vendors.
      if (isCreated) return
      findTrustedTypes()?.createPolicy('default', {
        createHTML: checkMarkup,
        createScript: checkMarkup,
        createScriptURL,
      })
      isCreated = true
    },
    /**
     * Lets vendors' scripts write markup and event handlers into this page from now on. For payment providers: their scripts
     * insert frames and the bank's form as HTML. The content security policy still decides which scripts run.
     */
    allowVendorMarkup: () => {
      mayWriteMarkup = true
    },
  }
}

export const { allowVendorScripts, allowVendorMarkup } = createVendorPolicy(trustedTypes)
