import type { DeployedSite } from '../sites/deployed-sites.ts'
import type { Alternates } from './alternates.ts'
import type { PublicPages } from './public-pages.ts'

/** Returns the sitemap of a site, each page with its alternates. Rejects until the gateway has answered once. */
export async function sitemap(
  { origin }: Pick<DeployedSite, 'origin'>,
  readPages: () => Promise<PublicPages>,
  alternates: Alternates,
): Promise<string> {
  const [{ paths }] = await Promise.all([readPages(), alternates.read()])
  const entries = [...new Set(paths.values())].map((path) => {
    const links = alternates
      .find(origin, path)
      .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`)
    return `<url><loc>${escapeXml(origin + path)}</loc>${links.join('')}</url>`
  })
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces}>${entries.join('')}</urlset>`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
