import { createHash } from 'node:crypto'

interface PolicyNeeds {
  /** The texts of the page's inline style and script blocks. */
  inlineStyles: readonly string[]
  inlineScripts: readonly string[]
  /** Origins of third parties that this page may load scripts, styles and frames from. */
  thirdParties: readonly string[]
  /** With TLS, HTTP addresses are lifted to HTTPS. */
  isSecure: boolean
}

/** The hash of nothing: the empty style block that styled-components fills through the browser's own rule list. */
const EMPTY_BLOCK = ''

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The content security policy of a page: no `unsafe-*`, every inline block by its hash, foreign hosts by name. */
export function securityPolicy({ inlineStyles, inlineScripts, thirdParties, isSecure }: PolicyNeeds): string {
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(hash), ...thirdParties],
    'style-src': ["'self'", ...[EMPTY_BLOCK, ...inlineStyles].map(hash), ...thirdParties],
    'connect-src': ["'self'", ...thirdParties],
    'img-src': ["'self'", 'data:', ...thirdParties],
    'font-src': ["'self'"],
    'frame-src': thirdParties.length > 0 ? thirdParties : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...thirdParties],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['shop-html', 'shop-script', ...(thirdParties.length > 0 ? ['default'] : [])],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
