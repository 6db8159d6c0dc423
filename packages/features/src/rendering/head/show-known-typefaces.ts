import { knowsTypefaces, TYPEFACES_ID } from '../client/known-typefaces.ts'
import { createBrowserStore } from '../../runtime/platform/storage.ts'
import { link } from './link.ts'

/**
 * Uses the brand's typefaces from the first paint on where the browser has them from an earlier page; where it
 * has not, they come after the page's picture. `typefaces` are the files of a page that holds them back.
 */
export function showKnownTypefaces(typefaces: readonly string[]) {
  const isKnown =
    typefaces.length > 0 &&
    knowsTypefaces(
      createBrowserStore(() => localStorage),
      typefaces,
    )
  if (!isKnown) return
  document.getElementById(TYPEFACES_ID)?.removeAttribute('media')
  for (const href of typefaces) link({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: '' })
}
