import { GALLERY_SIZES } from './picture-sizes.ts'

/** The longest that others wait for a picture, in milliseconds. */
const LONGEST_WAIT = 2000

let loading: Promise<unknown> = Promise.resolve()

/**
 * Loads the large picture of a product, whose small one stands in `card`, before its page is there. Leaves pictures alone that
 * come in one size, which may be far larger than needed.
 */
export function preloadLargePicture(card: Element) {
  const shown = card.querySelector('img')
  if (!shown?.srcset) return
  // The format that the browser has chosen. It would report nothing of a preload in one that it does not know.
  const format = shown.currentSrc.endsWith('.avif') ? shown.parentElement?.querySelector('source') : shown
  const { srcset } = format ?? shown
  const large = Object.assign(new Image(), { fetchPriority: 'high', sizes: GALLERY_SIZES, srcset })
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))
  loading = Promise.race([large.decode(), waited]).catch(() => undefined)
}

/** Resolves when the large picture has loaded that was asked for last. For code that would share a slow line with it. */
export const largePictureLoaded = () => loading
