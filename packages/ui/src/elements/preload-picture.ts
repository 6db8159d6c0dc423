import { pictureSources } from './picture-sources.ts'

/**
 * Loads a picture before the element that shows it is there, in the format and size that the browser chooses. `url` is
 * resolved already. `sizes` must be those of the element, or the picture is loaded twice.
 */
export function preloadPicture(url: string, sizes: string) {
  const { avif, webp } = pictureSources(url)
  // A picture that comes in one size may be far larger than needed.
  if (!avif || !webp) return
  const source = Object.assign(document.createElement('source'), { type: 'image/avif', sizes, srcset: avif })
  const image = Object.assign(new Image(), { fetchPriority: 'high' })
  document.createElement('picture').append(source, image)
  Object.assign(image, { sizes, srcset: webp })
}
