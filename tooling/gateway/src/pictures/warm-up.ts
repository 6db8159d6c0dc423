import type { Picture } from '../model/picture.ts'
import type { ImageRenderer } from './image-renderer.ts'

// The sizes in which pages show most pictures. Other sizes are rendered on request.
const USUAL_WIDTHS = [360, 720, 1600]

/** Renders the usual sizes one after another, so that the first visitors do not wait for them. */
export async function warmUp(
  imageRenderer: ImageRenderer,
  pictures: readonly Picture[],
  signal: AbortSignal,
): Promise<void> {
  for (const picture of pictures) {
    for (const width of picture.formats.includes('avif') ? USUAL_WIDTHS : []) {
      if (signal.aborted) return
      if (picture.widths.includes(width)) await imageRenderer.render(picture, width, 'avif')
    }
  }
}
