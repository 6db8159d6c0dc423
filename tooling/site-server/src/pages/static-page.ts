import type { BuiltBrand } from './built-brand.ts'
import { contentSecurityPolicy } from '../policy/content-security-policy.ts'
import { publicSite, type ServedSite } from '../sites/sites.ts'

/** A page for hosting as plain files, and the policy that its host sends with it. */
interface StaticPage {
  html: string
  policy: string
}

/** The one page of a site that is hosted as plain files: it stands for every address, so its policy allows for payment. */
export function staticPage({ bundle, brand, assets }: BuiltBrand, site: ServedSite, isProduction: boolean): StaticPage {
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
  // Browsers take this rule from a header only, and report it in a page.
  const inPage = policy.replace(/; frame-ancestors [^;]*/, '')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${inPage.replaceAll('"', '&quot;')}">`
  return { html: html.replace('<meta charset="utf-8">', (charset) => charset + meta), policy }
}
