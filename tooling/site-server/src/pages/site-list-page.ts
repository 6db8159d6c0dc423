import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy } from '../policy/content-security-policy.ts'
import type { DeployedSite } from '../sites/deployed-sites.ts'

/** A site in the list. */
export type ListedSite = Pick<DeployedSite, 'name' | 'origin' | 'market' | 'sandboxOrigin'> & { brandName: string }

const style = readFileSync(path.join(import.meta.dirname, 'site-list-page.css'), 'utf8')

/** Returns the page at the bare host, for developers: all sites with demo customers, sandboxes and Storybook. */
export function createSiteListPage(sites: readonly ListedSite[]) {
  const sandboxOrigin = sites.find((site) => site.sandboxOrigin)?.sandboxOrigin
  const policy = contentSecurityPolicy({ inlineStyles: [style], inlineScripts: [], thirdParties: [], isSecure: false })
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>The shops on this machine</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main>
<h1>The shops on this machine</h1>
<p>Each shop is a brand in a market, served by its own host name as it would be in production.</p>
<h2>Shops</h2><ul>${sites.map(siteCard).join('')}</ul>
<h2>Customers to try them with</h2>${customers}
<h2>Around the shops</h2><ul>${surroundings(sandboxOrigin)}</ul>
</main></body></html>`
  return { html, policy }
}

const card = (href: string, title: string, about: string) =>
  `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a><span>${escapeHtml(about)}</span></li>`

const siteCard = ({ name, origin, market, brandName }: ListedSite) =>
  card(origin, name, `${brandName}, ${languageOf(market.culture)}, ${market.currency}`)

const languageOf = (culture: string) => new Intl.DisplayNames('en', { type: 'language' }).of(culture) ?? culture

const customers = `<table><caption>They are customers of every shop, with the password <code>Hearing2026</code>.</caption>
<tr><th scope="row">A long past</th><td><code>demo@example.com</code></td></tr>
<tr><th scope="row">Nothing yet</th><td><code>new@example.com</code></td></tr></table>`

const surroundings = (sandboxOrigin: string | undefined) =>
  (sandboxOrigin
    ? card(`${sandboxOrigin}/__sandbox`, 'Sandboxes', 'Stand-ins for payment, captcha and consent') +
      card(`${sandboxOrigin}/__sandbox/mails`, 'Mailbox', 'Every mail the shops have sent')
    : '') + card('/storybook/', 'Storybook', 'Every part and screen, in every brand')

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
