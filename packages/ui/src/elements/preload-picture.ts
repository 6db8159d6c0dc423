import { pictureUrl } from './picture-base.ts'
import { pictureSources } from './picture-sources.ts'

/** Asks for a picture, in the format and size that the browser chooses, before the element is there that shows it. */
export function preloadPicture(address: string, { sizes, base }: { sizes: string; base: string }) {
  const src = pictureUrl(address, base)
  const { avif, webp } = pictureSources(src)
  // Without its sizes the picture may be far larger than needed.
  if (!avif || !webp) return
  const source = Object.assign(document.createElement('source'), { type: 'image/avif', sizes, srcset: avif })
  const image = Object.assign(new Image(), { fetchPriority: 'high' })
  document.createElement('picture').append(source, image)
  Object.assign(image, { sizes, srcset: webp })
}
