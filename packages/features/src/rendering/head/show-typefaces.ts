import type { KeyValueStore } from '../../runtime/platform/storage.ts'
import { knowsTypefaces, TYPEFACES_ID } from '../client/known-typefaces.ts'
import { isQuickLine } from './is-quick-line.ts'
import { link } from './link.ts'

/**
 * Uses the brand's typefaces from the first paint on if the browser has them from an earlier page, or if the line is quick
 * enough. Otherwise they are loaded after the page's picture. `typefaces` are the files of a page that holds them back.
 */
export function showTypefaces(typefaces: readonly string[], storage: Pick<KeyValueStore, 'read'>) {
  if (typefaces.length === 0 || !(knowsTypefaces(storage, typefaces) || isQuickLine())) return
  document.getElementById(TYPEFACES_ID)?.removeAttribute('media')
  for (const href of typefaces) link({ rel: 'preload', href, as: 'font', crossOrigin: '' })
}
