/** Loads a third party's script once; a failed load may be tried again. Refuses addresses outside the allowed origins. */
export function loadScript(url: string, allowedOrigins: readonly string[]): Promise<void> {
  const running = loads.get(url)
  if (running) return running
  const load = insert(url, allowedOrigins).catch((failure: unknown) => {
    loads.delete(url)
    throw failure
  })
  loads.set(url, load)
  return load
}

// What a page has loaded belongs to the page, not to a shop: a second shop in it must not load a script again.
const loads = new Map<string, Promise<void>>()

function insert(url: string, allowedOrigins: readonly string[]) {
  return new Promise<void>((resolve, reject) => {
    if (!allowedOrigins.includes(new URL(url).origin)) {
      reject(new Error(`No script may be loaded from ${new URL(url).origin}`))
      return
    }
    const script = document.createElement('script')
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    })
    script.src = trusted(url)
    document.head.append(script)
  })
}

/** Browsers with Trusted Types take a script's address only from a policy; `loadScript` has checked it by then. */
function trusted(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('shop-script', { createScriptURL: (address) => address })
  return policy ? (policy.createScriptURL(url) as string) : url
}

let policy: ScriptPolicy | undefined

interface ScriptPolicy {
  /** Gives an object that the browser takes in place of a text. */
  createScriptURL: (url: string) => unknown
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy
    }
  }
}
