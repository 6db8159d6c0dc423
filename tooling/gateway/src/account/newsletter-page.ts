import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A page that a link in a mail leads to: what is the matter, and one button at most. */
interface NewsletterPage {
  language: string
  title: string
  text: string
  /** Sends the page's own address, as POST. */
  button?: string
  shopName: string
}

const STYLE = `body{font:1.25rem/1.5 sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
h1{font-size:1.75rem}button{font:inherit;min-height:3rem;padding:.5rem 1.5rem;color:#fff;background:#1a1a1a;border:0}a{color:inherit}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')

/** Sends such a page; whoever is led on from it is not told its address, which holds a signature. */
export function sendNewsletterPage(c: Context, page: NewsletterPage, status: ContentfulStatusCode = 200) {
  const { language, title, text, button, shopName } = page
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', POLICY)
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Robots-Tag', 'noindex')
  const form = button ? `<form method="post"><button>${escaped(button)}</button></form>` : ''
  return c.html(
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
      `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head><body><main>` +
      `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}` +
      `<p><a href="/">${escaped(shopName)}</a></p></main></body></html>`,
    status,
  )
}
