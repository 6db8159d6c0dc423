import { trustedTypes, type TrustedTypesPolicy } from '@shop/ui/content/rich-text/trusted-types.ts'
import { allowVendorScripts } from './vendor-policy.ts'
import { matchesSource } from './source-list.ts'

/**
 * Loads a third party's script once. A failed load can be retried. Rejects addresses outside the allowed origins. `marks`
 * are attributes that configure the script.
 */
export function loadScript(
  url: string,
  allowedOrigins: readonly string[],
  marks: Readonly<Record<string, string>> = {},
): Promise<void> {
  const running = loads.get(url)
  if (running) return running
  const load = insert(url, allowedOrigins, marks).catch((failure: unknown) => {
    loads.delete(url)
    throw failure
  })
  loads.set(url, load)
  return load
}

// Scripts belong to the page, not to a shop. A second shop in the page must not load a script again.
const loads = new Map<string, Promise<void>>()

function insert(url: string, allowedOrigins: readonly string[], marks: Readonly<Record<string, string>>) {
  return new Promise<void>((resolve, reject) => {
    if (!allowedOrigins.some((source) => matchesSource(new URL(url), source))) {
      reject(new Error(`No script may be loaded from ${new URL(url).origin}`))
      return
    }
    allowVendorScripts(allowedOrigins)
    const script = document.createElement('script')
    script.async = true
    for (const [name, value] of Object.entries(marks)) script.setAttribute(name, value)
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    })
    script.src = trusted(url)
    document.head.append(script)
  })
}

/** Browsers with Trusted Types accept a script's address only from a policy. `loadScript` has checked the address before. */
function trusted(url: string): string {
  policy ??= trustedTypes()?.createPolicy('shop-script', {
    createHTML: () => '',
    createScriptURL: (address) => address,
  })
  // Browsers accept the policy's object as text. The DOM types do not include that.
  return policy ? (policy.createScriptURL(url) as unknown as string) : url
}

let policy: TrustedTypesPolicy | undefined
