import { gatewayUrl } from '@shop/domain/text/gateway-url.ts'
import { themeCss, typefacesCss } from '@shop/ui/tokens/theme-css.ts'
import { themeStyleId } from '@shop/ui/tokens/theme.ts'
import type { Brand } from '../../runtime/config/brand.ts'
import { PAGE_DATA_ID, writePageData, type PageData } from '../client/page-data.ts'
import { hasPicture, loadAfterPicture, loadAtOnce } from './document-loading.ts'
import { escapeHtml } from './escape-html.ts'
import { olderBrowserCss } from './older-browser.ts'

/** The addresses of a brand's built files. */
export interface Assets {
  entry: string
  /** The scripts that the entry imports, in order. */
  imports: readonly string[]
  /** The scripts of each page, by its file under `pages/`. */
  pages: Readonly<Record<string, readonly string[]>>
}

/** A page in one language, for search engines. */
export interface Alternate {
  /** A language, a language and a country (`da-DK`), or `x-default`. */
  hreflang: string
  /** The full address. */
  href: string
}

/** A finished page, and the texts of its inline blocks, whose hashes the security policy lists. */
export interface PageDocument {
  html: string
  inlineStyles: readonly string[]
  inlineScripts: readonly string[]
}

interface DocumentFrame {
  brand: Brand
  assets: Assets
  isProduction: boolean
  /** The script that runs before the app (`rendering/head`). */
  headScript: string
}

/** The content of one page. */
export interface DocumentContent {
  data: PageData
  /** The culture of its texts, and its icon, if they are known. */
  culture?: string | undefined
  icon?: string | undefined
  /** The page in all languages, itself included. */
  alternates?: readonly Alternate[] | undefined
  html: string
  /** A short script that changes what the first paint shows. */
  beforePaintScript: string
  /** The notice for browsers that are older than the promised ones. */
  olderBrowserNotice: string
  /** The CSS of the page's components. */
  styles: string
  /** The page's file under `pages/`, if it is known. */
  page?: string | undefined
  /** Lets the payment provider's inline scripts run. The shop reads it from the entry's script and sets it on them. */
  nonce?: string | undefined
}

/** Creates the writer of a brand's HTML documents. What all pages share is computed once. */
export function createDocumentWriter({ brand, assets, isProduction, headScript }: DocumentFrame) {
  const theme = themeCss(brand.theme) + olderBrowserCss
  const typefaces = typefacesCss(brand.theme, brand.fonts)
  const start = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
  const title = `<title>${escapeHtml(brand.name)}</title>`
  const robots = isProduction ? '' : '<meta name="robots" content="noindex">'
  const { fonts } = brand
  const writers = { typefaces, script: headScript, fontFiles: [fonts.display, fonts.text] }

  return (content: DocumentContent): PageDocument => {
    const { data, html, styles, page, nonce, icon = '', culture, alternates = [], beforePaintScript } = content
    const { hoisted, body } = splitHead(html)
    const favicon = icon && `<link rel="icon" href="${escapeHtml(gatewayUrl(icon, data.site.gatewayBase))}">`
    const translations = alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">`,
    )
    const files = {
      entry: assets.entry,
      imports: assets.imports,
      preloads: (page && assets.pages[page]) || [],
      bootstrapFile: data.rendered?.bootstrapFile,
      nonce,
      gatewayBase: data.site.gatewayBase,
    }
    const loading = hasPicture(body) ? loadAfterPicture(files, writers) : loadAtOnce(files, writers)
    // One element, because each one needs a hash in the security policy.
    const css = theme + styles
    const look = `<style id="${themeStyleId}">${css}</style><script>${beforePaintScript}</script>`
    const head = `${start}${hoisted || title}${robots}${translations.join('')}${favicon}${look}${loading}`
    const json = `<script type="application/json" id="${PAGE_DATA_ID}">${writePageData(data)}</script>`
    return {
      html:
        `<!doctype html><html lang="${escapeHtml(culture || data.site.market.culture)}"><head>${head}</head>` +
        `<body><div id="root">${body}</div>${content.olderBrowserNotice}${json}</body></html>`,
      inlineStyles: [css, typefaces],
      inlineScripts: [beforePaintScript, headScript],
    }
  }
}

/** Splits off the titles, metadata and preloads that React writes in front of the content. They belong in the head. */
function splitHead(html: string) {
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { hoisted, body: html.slice(hoisted.length) }
}
