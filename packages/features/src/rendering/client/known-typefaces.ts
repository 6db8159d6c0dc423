import type { KeyValueStore } from '../../runtime/platform/storage.ts'

/** The id of the style element with the `@font-face` rules of the brand. Pages that hold the typefaces back disable it. */
export const TYPEFACES_ID = 'shop-typefaces'

const KEY = 'typefaces'

/** Remembers font files that the browser has loaded, and so most likely has in its cache. */
export const rememberTypefaces = (storage: Pick<KeyValueStore, 'write'>, urls: readonly string[]) =>
  storage.write(KEY, urls.join(' '))

/** Returns whether the browser has loaded exactly these font files before. */
export const knowsTypefaces = (storage: Pick<KeyValueStore, 'read'>, urls: readonly string[]) =>
  storage.read(KEY) === urls.join(' ')
