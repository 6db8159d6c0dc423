import { createHash } from 'node:crypto'
import type { PaymentHosts, VendorHosts } from '@shop/features/render.tsx'

interface PolicyOptions {
  /** The texts of the page's inline style and script blocks. */
  inlineStyles: readonly string[]
  inlineScripts: readonly string[]
  /** Origins of third parties whose scripts, styles and frames the page may load. */
  thirdParties: readonly string[]
  /** Hosts that the payment form may call, show pictures from and frame. */
  paymentHosts?: PaymentHosts | undefined
  /** Origins of third parties whose pictures the page may show. */
  pictures?: readonly string[] | undefined
  /** Hosts of vendors whose scripts may run on the page, but may not receive forms. */
  vendorHosts?: VendorHosts | undefined
  /** The nonce of the inline scripts that a payment provider adds. */
  nonce?: string | undefined
  /** The gateway's origin, if browsers call it directly. */
  gatewayOrigin?: string | undefined
  /** Where browsers report violations: the address, and its name in the header `reporting-endpoints`. */
  reports?: { address: string; endpoint: string } | undefined
  /** True for a site on HTTPS. HTTP addresses are upgraded to HTTPS then. */
  isSecure: boolean
}

/** The empty style block that styled-components fills through the CSSOM. */
const EMPTY_BLOCK = ''

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of every response that is not a page: nothing may run, load or be framed. */
export const DENY_ALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The content security policy of a page. Inline blocks are allowed by hash, other hosts by name. Pages where a payment
 * provider's script runs also allow inline styles and event attributes, because providers' HTML contains both. Inline
 * scripts need the page's nonce there, and script addresses must be listed.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { inlineStyles, inlineScripts, thirdParties, pictures = [], nonce, gatewayOrigin, reports, isSecure } = options
  const { vendorHosts = { scripts: [], styles: [], calls: [], pictures: [], frames: [] } } = options
  const { paymentHosts = { calls: [], pictures: [], frames: [] } } = options
  const gateway = gatewayOrigin ? [gatewayOrigin] : []
  const nonces = nonce ? [`'nonce-${nonce}'`] : []
  const payment = [...thirdParties, ...paymentHosts.frames]
  const frames = [...payment, ...vendorHosts.frames]
  const hasForeignScripts = thirdParties.length + vendorHosts.scripts.length > 0
  // A page that is hosted as a plain file has no nonce. Its one policy covers every address, so it stays strict.
  const allowsProviderMarkup = nonce !== undefined && thirdParties.length > 0
  // Browsers ignore `'unsafe-inline'` beside a hash.
  const ownStyles = allowsProviderMarkup ? ["'unsafe-inline'"] : [EMPTY_BLOCK, ...inlineStyles].map(hash)
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(hash), ...nonces, ...thirdParties, ...vendorHosts.scripts],
    ...(allowsProviderMarkup && { 'script-src-attr': ["'unsafe-inline'"] }),
    'style-src': ["'self'", ...ownStyles, ...thirdParties, ...vendorHosts.styles],
    'connect-src': ["'self'", ...gateway, ...thirdParties, ...paymentHosts.calls, ...vendorHosts.calls],
    'img-src': [
      "'self'",
      'data:',
      ...gateway,
      ...thirdParties,
      ...paymentHosts.pictures,
      ...pictures,
      ...vendorHosts.pictures,
    ],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // 3-D Secure posts a form to the customer's bank, whose address is not known in advance.
    'form-action': [...new Set(["'self'", ...(payment.length > 0 ? ['https:', ...payment] : [])])],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      'shop-html',
      'shop-script',
      'shop-data',
      ...(hasForeignScripts ? ['default'] : []),
      // Inserts the payment provider's HTML, whose scripts need the nonce.
      ...(nonce ? ['provider-html'] : []),
    ],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
    // Browsers that support `report-to` ignore `report-uri`.
    ...(reports && { 'report-uri': [reports.address], 'report-to': [reports.endpoint] }),
  }
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
