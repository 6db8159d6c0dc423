import { peekDevice, type PeekedDevice } from '../../runtime/memory/peek-device.ts'
import { asText, defineMemory, type PlatformOf } from '../../runtime/memory/memory.ts'

/** The id of the style element with the `@font-face` rules of the brand. Pages that hold the typefaces back disable it. */
export const TYPEFACES_ID = 'shop-typefaces'

/** The font files that the browser has loaded, and so most likely has in its cache. */
export const knownTypefaces = defineMemory('device.typefaces', asText)

export const rememberTypefaces = (platform: PlatformOf<'device'>, urls: readonly string[]) =>
  knownTypefaces.write(platform, urls.join(' '))

/** Returns whether the browser has loaded exactly these font files before. Part of the script in the head. */
export const knowsTypefaces = (platform: PeekedDevice, urls: readonly string[]) =>
  peekDevice(platform, 'typefaces') === urls.join(' ')
