import { sameOriginPath } from '@shop/domain/text/redirect.ts'
import type { Rendered, RenderedPage } from '@shop/features/render.tsx'
import { compressPage, NO_CONTENT, redirectTo, type CachedPage } from './cached-page.ts'
import { contentSecurityPolicy } from '../policy/content-security-policy.ts'
import type { PageResult } from './page-cache.ts'
import { POLICY_REPORTS, REPORTING_ENDPOINT } from '../policy/policy-reports.ts'
import type { ServedSite } from '../sites/sites.ts'

/** Seconds after which a machine may ask again for a page that could not be rendered. */
const RETRY_AFTER = '10'

/**
 * What the renderer gave, as it is sent. Redirects are not cached, and of the pages that are missing only one: there is no
 * end of their addresses.
 */
export async function pageResultOf(
  rendered: Rendered,
  site: ServedSite,
  {
    isTheNotFoundPage = false,
    sentMeanwhile,
  }: { isTheNotFoundPage?: boolean; sentMeanwhile?: CachedPage | undefined } = {},
): Promise<PageResult> {
  if (rendered.kind === 'redirect') {
    return { page: redirectTo(rendered.status, sameOriginPath(rendered.location) ?? '/'), isCacheable: false }
  }
  if (rendered.kind === 'no-content') return { page: NO_CONTENT, isCacheable: false }
  const { status, html, handle } = rendered
  const page = await compressPage(status, html, headersOf(rendered, site), sentMeanwhile)
  return { page, isCacheable: !handle.private && (status === 200 || isTheNotFoundPage) }
}

function headersOf(page: RenderedPage, { origin, gatewayBase, pictureHosts }: ServedSite): Record<string, string> {
  const { status, thirdPartyOrigins, paymentHosts, pictureOrigins, vendorHosts } = page
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
    ...(status >= 500 && { 'retry-after': RETRY_AFTER }),
    // A bank's own window must be able to report back to the payment page.
    ...(isPayment && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  }
}
