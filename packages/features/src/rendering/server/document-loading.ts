import { TYPEFACES_ID } from '../client/known-typefaces.ts'

/** The files that a page loads. */
interface PageFiles {
  entry: string
  /** The scripts that the entry imports, in order. Each runs in a task of its own, which is short enough for a phone. */
  imports: readonly string[]
  /** The scripts that the page imports, fetched at the same time. */
  preloads: readonly string[]
  /** The bootstrap data that the page was rendered with. Without a preload, it would be fetched only once the scripts run. */
  bootstrapFile?: string | undefined
  nonce: string | undefined
  /** The gateway's address for browsers. Empty for the page's own origin. */
  gatewayBase: string
}

/** The parts that all pages of a brand share. */
interface SharedLoading {
  /** The brand's typefaces as CSS. */
  typefaces: string
  fontFiles: readonly string[]
  /** The script that runs before the app. */
  script: string
}

/** Returns whether a page has a picture as its largest paint, with which no other file may compete. */
export const hasPicture = (html: string) => /<img\b[^>]*\sfetchpriority="high"/i.test(html)

/** Returns the fonts and scripts of a page without such a picture. The browser finds them while it parses the page. */
export const loadAtOnce = (files: PageFiles, { typefaces, fontFiles, script }: SharedLoading) =>
  [
    ...fontFiles.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    `<style id="${TYPEFACES_ID}">${typefaces}</style>`,
    element('script', { 'data-gateway': files.gatewayBase }, script),
    files.bootstrapFile ? `<link rel="preload" href="${files.bootstrapFile}" as="fetch" crossorigin>` : '',
    ...files.preloads.map((url) => `<link rel="modulepreload" href="${url}">`),
    ...[...files.imports, files.entry].map((src) => element('script', { type: 'module', nonce: files.nonce, src }, '')),
  ].join('')

/**
 * Returns the fonts and scripts of a page with such a picture. Their addresses are attributes that the browser does not fetch.
 * The head script reads them, and loads the files after the picture.
 */
export function loadAfterPicture(files: PageFiles, { typefaces, fontFiles, script }: SharedLoading) {
  const attributes = {
    'data-gateway': files.gatewayBase,
    'data-typefaces': fontFiles.join(' '),
    'data-scripts': [...files.imports, files.entry].join(' '),
    'data-preloads': files.preloads.join(' '),
    'data-bootstrap': files.bootstrapFile,
    nonce: files.nonce,
  }
  return `<style id="${TYPEFACES_ID}" media="not all">${typefaces}</style>${element('script', attributes, script)}`
}

/** Writes an element without its empty attributes. The values come from the build and the site, and need no escaping. */
const element = (name: string, attributes: Record<string, string | undefined>, text: string) => {
  const written = Object.entries(attributes).map(([key, value]) => (value ? ` ${key}="${value}"` : ''))
  return `<${name}${written.join('')}>${text}</${name}>`
}
