import type { ImageRenderer } from './image-renderer.ts'
import { picture, pictureNames } from '../../../demo-shops/src/pictures/pictures.ts'

// The sizes in which pages show most pictures; the others are made when they are asked for.
const USUAL_WIDTHS = [360, 720, 1600]

/** Renders the usual sizes one after another, so that the first visitors need not wait for them. */
export async function warmUp(imageRenderer: ImageRenderer, signal: AbortSignal): Promise<void> {
  for (const name of pictureNames()) {
    const wanted = picture(name)
    for (const width of wanted?.formats.includes('avif') ? USUAL_WIDTHS : []) {
      if (signal.aborted) return
      if (wanted?.widths.includes(width)) await imageRenderer.render(wanted, width, 'avif')
    }
  }
}
