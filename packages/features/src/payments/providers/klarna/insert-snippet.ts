import { letTheirScriptsLoad } from '../../../runtime/third-parties/load-script.ts'
import { KLARNA } from './klarna-api.ts'

/**
 * Inserts Klarna's HTML, the only text of others that is inserted as it is (OP-53), in the way Klarna documents: a script
 * that stands in inserted HTML does not run, so each is made anew, with the page's nonce. Styles are set as properties: the
 * page's policy lets no attribute do so. What the scripts load may come from the allowed origins only. The answer takes all
 * of it out again.
 */
export function insertSnippet(host: HTMLElement, html: string, allowedOrigins: readonly string[]): () => void {
  letTheirScriptsLoad(allowedOrigins)
  const template = document.createElement('template')
  template.innerHTML = trusted('createHTML', withoutStyles(html))
  const { content } = template
  for (const element of content.querySelectorAll<HTMLElement>(`[${STYLE}]`)) {
    element.style.cssText = element.getAttribute(STYLE) ?? ''
    element.removeAttribute(STYLE)
  }
  const inert = [...content.querySelectorAll('script')]
  host.replaceChildren(content)
  for (const script of inert) script.replaceWith(running(script))
  return () => {
    host.replaceChildren()
    // The next snippet would take the one that is there for its own.
    delete window[KLARNA]
  }
}

/** Under which name the styles of elements go past the policy. */
const STYLE = 'data-klarna-style'

/** A browser complains of an attribute as soon as it has read it, even in a template. */
const withoutStyles = (html: string) =>
  html
    .split(/(<script\b[^]*?<\/script>)/i)
    .map((part) => (/^<script\b/i.test(part) ? part : part.replaceAll(/(<\w[^<>]*?\s)style=/gi, `$1${STYLE}=`)))
    .join('')

function running(inert: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script')
  for (const { name, value } of inert.attributes) script.setAttribute(name, value)
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  script.async = false
  script.text = trusted('createScript', inert.text)
  return script
}

/** Browsers with Trusted Types take markup and scripts only from a policy; this one is used for Klarna's HTML alone. */
function trusted(kind: 'createHTML' | 'createScript', text: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('provider-html', { createHTML: (html) => html, createScript: (js) => js })
  // The browser takes the policy's object in place of a text; the types of the DOM do not know that yet.
  return policy ? (policy[kind](text) as string) : text
}

type Rules = Record<'createHTML' | 'createScript', (text: string) => unknown>
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules
}
// The browser gives each name away once in a page.
let policy: Rules | undefined
