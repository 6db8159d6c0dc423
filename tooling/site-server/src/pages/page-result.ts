import { sameOriginPath } from '@shop/domain/text/redirect.ts'
import type { Rendered, RenderedPage } from '@shop/features/render.tsx'
import { compressPage, NO_CONTENT, redirectTo, type CachedPage } from './cached-page.ts'
import { contentSecurityPolicy } from '../policy/content-security-policy.ts'
import type { PageResult } from './page-cache.ts'
import { POLICY_REPORTS, REPORTING_ENDPOINT } from '../policy/receive-reports.ts'
import type { DeployedSite } from '../sites/deployed-sites.ts'

/**
 * Converts the renderer's result to a response. Redirects are not cached. Of the missing pages only the one not-found page is
 * cached, because their addresses are endless.
 */
export async function pageResultOf(
  rendered: Rendered,
  site: DeployedSite,
  {
    isTheNotFoundPage = false,
    sentMeanwhile,
  }: { isTheNotFoundPage?: boolean; sentMeanwhile?: CachedPage | undefined } = {},
): Promise<PageResult> {
  if (rendered.kind === 'redirect') {
    return { page: redirectTo(rendered.status, sameOriginPath(rendered.location) ?? '/'), isCacheable: false }
  }
  if (rendered.kind === 'no-content') return { page: NO_CONTENT, isCacheable: false }
  const { status, html, nonce } = rendered
  // A page with a nonce is compressed again for each response.
  const page = await compressPage(status, html, headersOf(rendered, site), nonce ? undefined : sentMeanwhile)
  return { page: { ...page, nonce }, isCacheable: status === 200 || isTheNotFoundPage }
}

function headersOf(page: RenderedPage, { origin, gatewayBase, pictureHosts }: DeployedSite): Record<string, string> {
  const { thirdPartyOrigins, paymentHosts, pictureOrigins, vendorHosts } = page
  const { nonce, inlineScripts, inlineStyles } = page
  const isPayment = thirdPartyOrigins.length + paymentHosts.frames.length > 0
  const policy = contentSecurityPolicy({
    inlineScripts,
    inlineStyles,
    thirdParties: thirdPartyOrigins,
    paymentHosts,
    pictures: [...pictureOrigins, ...pictureHosts],
    vendorHosts,
    nonce,
    gatewayOrigin: gatewayBase ? new URL(gatewayBase).origin : undefined,
    reports: { address: POLICY_REPORTS, endpoint: REPORTING_ENDPOINT },
    isSecure: origin.startsWith('https:'),
  })
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'reporting-endpoints': `${REPORTING_ENDPOINT}="${POLICY_REPORTS}"`,
    'cache-control': 'no-cache',
    // The window of the customer's bank must be able to message the payment page.
    ...(isPayment && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  }
}
