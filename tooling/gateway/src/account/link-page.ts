import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { interpolate } from '@shop/domain/messages/messages.ts'
import { pages } from '@shop/domain/text/pages.ts'
import type { Database } from '../database/database.ts'
import type { MailTheme } from '../model/mail-theme.ts'
import { readTexts } from '../shops/documents.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'

/** A page that a link in a mail leads to: a text, and one button or link. */
export interface LinkPage {
  title: MessageKey
  text: MessageKey
  /** The values of the text's placeholders. */
  values?: Readonly<Record<string, string>>
  /** The label of a button that sends the page's own URL as POST. */
  button?: MessageKey
  /** Where a page without a button leads on. The shop if missing. */
  next?: { label: MessageKey; path: string }
  status?: ContentfulStatusCode
}

const styleOf = ({ headingFonts, textFonts, sheetRadius, buttonRadius, band, onBand, light, dark }: MailTheme) =>
  `body{font:1.25rem/1.5 ${textFonts};margin:0;color:${light.text};background:${light.page}}
header{background:${band};padding:1.25rem 1.5rem}header a{display:block;max-width:36rem;margin:auto;color:${onBand};font-size:1.5rem;text-decoration:none}
header img{display:block;max-width:100%;height:auto}
main{max-width:36rem;box-sizing:border-box;margin:2rem auto;padding:2rem 1.5rem;border:1px solid ${light.border};background:${light.sheet};border-radius:${sheetRadius}}
h1{font:bold 1.75rem/1.3 ${headingFonts};margin:0}p{overflow-wrap:anywhere}
button,main a{display:inline-block;box-sizing:border-box;min-height:3rem;font:inherit;font-weight:bold;padding:.75rem 1.5rem;border:0;text-decoration:none;
border-radius:${buttonRadius};color:${light.onButton};background:${light.button};cursor:pointer}
:focus-visible{outline:3px solid ${light.text};outline-offset:3px}header :focus-visible{outline-color:${onBand}}
@media (prefers-color-scheme:dark){body{color:${dark.text};background:${dark.page}}main{background:${dark.sheet};border-color:${dark.border}}
button,main a{color:${dark.onButton};background:${dark.button}}main :focus-visible{outline-color:${dark.text}}}`

const policyFor = (style: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')

const wordMark = ({ wordMark: { url, width, height } }: MailTheme, name: string) =>
  `<img src="${escaped(url)}" alt="${escaped(name)}" width="${width}" height="${height}">`

/**
 * Sends a link's page in the shop's colours and language. The page runs no script and is never cached. Its URL contains a
 * secret, so it sends no referrer.
 */
export async function sendLinkPage(c: Context<ShopEnvironment>, db: Database, page: LinkPage) {
  const { id, configuration, settings } = c.get('shop')
  const texts = await readTexts(db, id)
  const name = configuration.displayName || settings.senderName
  const say = (key: MessageKey) => escaped(interpolate(texts[key] ?? '', { shop: name, ...page.values }))
  const style = styleOf(settings.mailTheme)
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', policyFor(style))
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Robots-Tag', 'noindex')
  const { title, text, button, next = { label: 'ContinueShopping', path: pages.home.href() } } = page
  const action = button
    ? `<form method="post"><button>${say(button)}</button></form>`
    : `<p><a href="${escaped(next.path)}">${say(next.label) || escaped(name)}</a></p>`
  return c.html(
    `<!doctype html><html lang="${escaped(settings.language)}"><head><meta charset="utf-8"><title>${say(title)}</title>` +
      `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
      `<style>${style}</style></head><body><header><a href="/">${wordMark(settings.mailTheme, name)}</a></header>` +
      `<main><h1>${say(title)}</h1><p>${say(text)}</p>${action}</main></body></html>`,
    page.status ?? 200,
  )
}
