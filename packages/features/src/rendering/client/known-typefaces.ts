import type { KeyValueStore } from '../../runtime/platform/storage.ts'

/** The style element with the typefaces, where a page holds them back. */
export const TYPEFACES_ID = 'shop-typefaces'

const KEY = 'typefaces'

/** Remembers font files that the browser has loaded, and so most likely keeps. */
export const rememberTypefaces = (storage: Pick<KeyValueStore, 'write'>, urls: readonly string[]) =>
  storage.write(KEY, urls.join(' '))

/** Whether the browser has loaded these very files before. */
export const knowsTypefaces = (storage: Pick<KeyValueStore, 'read'>, urls: readonly string[]) =>
  storage.read(KEY) === urls.join(' ')
