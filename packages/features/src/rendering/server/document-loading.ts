import { TYPEFACES_ID } from '../client/known-typefaces.ts'

/** The files that a page fetches by itself. */
interface PageFiles {
  entry: string
  /** What the entry imports, in the order in which it needs it. Each runs by itself, in a task that a phone can stand. */
  imports: readonly string[]
  /** What the page imports, fetched at the same time. */
  preloads: readonly string[]
  /** The bootstrap data that the page was rendered with. Not named, it would only be asked for once the scripts run. */
  bootstrapFile?: string | undefined
  nonce: string | undefined
  /** Where browsers reach the shop's gateway; empty for the page's own origin. */
  gatewayBase: string
}

/** What all pages of a brand have in common. */
interface SharedLoading {
  /** The brand's typefaces as CSS. */
  typefaces: string
  fontFiles: readonly string[]
  /** The script that runs before the app. */
  script: string
}

/** Whether a page has a picture that it is seen by: the largest paint, which nothing may compete with. */
export const hasPicture = (html: string) => /<img\b[^>]*\sfetchpriority="high"/i.test(html)

/** Fonts and scripts of a page without such a picture: the browser finds them while it reads the page. */
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
 * Fonts and scripts of a page with a picture: where the browser does not look for addresses, left to the script that
 * starts the app when the picture is there.
 */
export function loadAfterPicture(files: PageFiles, { typefaces, fontFiles, script }: SharedLoading) {
  const attributes = {
    'data-gateway': files.gatewayBase,
    'data-typefaces': fontFiles.join(' '),
    'data-entry': files.entry,
    'data-imports': files.imports.join(' '),
    'data-preloads': files.preloads.join(' '),
    'data-bootstrap': files.bootstrapFile,
    nonce: files.nonce,
  }
  return `<style id="${TYPEFACES_ID}" media="not all">${typefaces}</style>${element('script', attributes, script)}`
}

/** Writes an element; what is empty is left out. The values are the build's and the site's own, and need no escaping. */
const element = (name: string, attributes: Record<string, string | undefined>, text: string) => {
  const written = Object.entries(attributes).map(([key, value]) => (value ? ` ${key}="${value}"` : ''))
  return `<${name}${written.join('')}>${text}</${name}>`
}
