import type { BuiltBrand } from './built-brand.ts'
import { contentSecurityPolicy } from '../policy/content-security-policy.ts'
import { publicSite, type DeployedSite } from '../sites/deployed-sites.ts'

/** A page for hosting as a plain file, and the policy for the host's header. */
interface StaticPage {
  html: string
  policy: string
}

/** Returns the page of a site that is hosted as plain files. It serves every address, so its policy allows all payment providers. */
export function staticPage(
  { bundle, brand, assets }: BuiltBrand,
  site: DeployedSite,
  isProduction: boolean,
): StaticPage {
  const renderer = bundle.createRenderer(brand, {
    site: publicSite(site),
    gatewayUrl: site.gatewayBase,
    assets,
    isProduction,
  })
  const { html, inlineScripts, inlineStyles } = renderer.shell('/', 200, '')
  const { scripts, hosts, logos } = bundle.allPaymentOrigins(site.sandboxOrigin)
  const policy = contentSecurityPolicy({
    inlineScripts,
    inlineStyles,
    thirdParties: scripts,
    paymentHosts: hosts,
    pictures: [...logos, ...site.pictureHosts],
    vendorHosts: bundle.allVendorHosts(site.sandboxOrigin),
    gatewayOrigin: site.gatewayBase ? new URL(site.gatewayBase).origin : undefined,
    isSecure: site.origin.startsWith('https:'),
  })
  // Browsers read this rule from a header only, and complain about it in a page.
  const inPage = policy.replace(/; frame-ancestors [^;]*/, '')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${inPage.replaceAll('"', '&quot;')}">`
  return { html: html.replace('<meta charset="utf-8">', (charset) => charset + meta), policy }
}
