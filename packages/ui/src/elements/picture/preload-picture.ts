import { preload } from 'react-dom'
import { GALLERY_SIZES } from './picture-sizes.ts'
import { pictureSources } from './picture-sources.ts'

/**
 * Loads the large picture of a product before its page is there, in the format and size that the page asks for. `src` is
 * resolved already. Leaves pictures alone that come in one size, which may be far larger than needed.
 */
export function preloadLargePicture(src: string) {
  const { avif } = pictureSources(src)
  if (!avif) return
  preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: GALLERY_SIZES, fetchPriority: 'high' })
}
