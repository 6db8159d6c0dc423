import { fontPreloads, themeBlockId, themeCss } from '@shop/ui/theme-css.ts'
import type { Brand } from './runtime/brand.ts'
import { EARLY_PRESS_LISTENER } from './runtime/early-presses.ts'
import type { PageHandle } from './runtime/handle.ts'
import { PAGE_DATA_ID, writePageData, type PageData } from './runtime/page-data.ts'

/** The built files of a brand that a page needs, as addresses. */
export interface Assets {
  entry: string
  /** What the entry imports, fetched at the same time. */
  imports: readonly string[]
  /** The scripts of a page by its file name under `pages/`. */
  pages: Readonly<Record<string, readonly string[]>>
}

/** A finished page, and the text of each of its inline blocks: the security policy lists their hashes. */
export interface PageDocument {
  html: string
  inlineStyles: readonly string[]
  inlineScripts: readonly string[]
}

interface DocumentParts {
  brand: Brand
  data: PageData
  html: string
  /** The page's own style element, as styled-components wrote it. */
  styles: string
  assets: Assets
  handle: PageHandle
  isProduction: boolean
}

/** Writes the HTML document around a rendered page. */
export function pageDocument({ brand, data, html, styles, assets, handle, isProduction }: DocumentParts): PageDocument {
  const { hoisted, body } = splitHead(html)
  const favicon = data.rendered?.basics.content.seo?.faviconIcon
  const culture = data.rendered?.basics.configuration.cultureName || data.site.market.culture
  const theme = themeCss(brand.theme, brand.fonts)
  const ownStyles = /^<style[^>]*>([\s\S]*)<\/style>$/.exec(styles.trim())?.[1]
  const scripts = [...assets.imports, ...(handle.page ? (assets.pages[handle.page] ?? []) : [])]
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    hoisted || `<title>${escapeHtml(brand.name)}</title>`,
    isProduction ? '' : '<meta name="robots" content="noindex">',
    favicon ? `<link rel="icon" href="${escapeHtml(favicon)}">` : '',
    ...fontPreloads(brand.fonts).map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<style id="${themeBlockId}">${theme}</style>`,
    styles,
    `<script>${EARLY_PRESS_LISTENER}</script>`,
    ...scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    `<script type="module" src="${assets.entry}"></script>`,
  ]
  return {
    html:
      `<!doctype html><html lang="${escapeHtml(culture)}"><head>${head.join('')}</head>` +
      `<body><div id="root">${body}</div>` +
      `<script type="application/json" id="${PAGE_DATA_ID}">${writePageData(data)}</script></body></html>`,
    inlineStyles: ownStyles === undefined ? [theme] : [theme, ownStyles],
    inlineScripts: [EARLY_PRESS_LISTENER],
  }
}

/** React writes titles, metadata and preloads in front of the content; their place is the document's head. */
function splitHead(html: string) {
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { hoisted, body: html.slice(hoisted.length) }
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
