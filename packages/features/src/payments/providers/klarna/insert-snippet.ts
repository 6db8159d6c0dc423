import { allowVendorMarkup, allowVendorScripts } from '../../../runtime/third-parties/vendor-policy.ts'
import { KLARNA } from './klarna-api.ts'

/**
 * Inserts Klarna's HTML unchanged. Scripts in inserted HTML do not run. Each one is created again with the page's nonce, as
 * Klarna documents it. Scripts that these load must come from the allowed sources. Returns a function that removes
 * everything.
 */
export function insertSnippet(host: HTMLElement, html: string, allowedSources: readonly string[]): () => void {
  allowVendorScripts(allowedSources)
  allowVendorMarkup()
  const template = document.createElement('template')
  template.innerHTML = trusted('createHTML', html)
  const { content } = template
  const inert = [...content.querySelectorAll('script')]
  host.replaceChildren(content)
  for (const script of inert) script.replaceWith(running(script))
  return () => {
    host.replaceChildren()
    // The next snippet would reuse a remaining stub.
    delete window[KLARNA]
  }
}

function running(inert: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script')
  for (const { name, value } of inert.attributes) script.setAttribute(name, value)
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  script.async = false
  script.text = trusted('createScript', inert.text)
  return script
}

/** Browsers with Trusted Types accept markup and scripts only from a policy. This policy is for Klarna's HTML alone. */
function trusted(kind: 'createHTML' | 'createScript', text: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('provider-html', { createHTML: (html) => html, createScript: (js) => js })
  // The browser accepts the policy's object as a string. The DOM's types do not declare it yet.
  return policy ? (policy[kind](text) as string) : text
}

type Rules = Record<'createHTML' | 'createScript', (text: string) => unknown>
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules
}
// A policy's name can be used once per page.
let policy: Rules | undefined
