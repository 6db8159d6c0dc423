import { setTimeout as pause } from 'node:timers/promises'
import type { Darkroom } from './darkroom.ts'
import { picture, pictureNames } from './gallery.ts'

// The sizes in which pages show most pictures; the others are made when they are asked for.
const USUAL_WIDTHS = [360, 720, 1600]
const BEFORE_THE_FIRST_MS = 5000
const BETWEEN_TWO_MS = 50

/**
 * Renders the usual sizes one after another in the background, so that the first visitors need not wait for them.
 * It begins late and takes breaths: starting up and answering come first.
 */
export async function warmUp(darkroom: Darkroom, signal: AbortSignal): Promise<void> {
  const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal }).catch(() => undefined)
  await wait(BEFORE_THE_FIRST_MS)
  for (const name of pictureNames()) {
    const wanted = picture(name)
    for (const width of wanted?.formats.includes('avif') ? USUAL_WIDTHS : []) {
      if (signal.aborted) return
      if (!wanted?.widths.includes(width)) continue
      await darkroom.develop(wanted, width, 'avif')
      await wait(BETWEEN_TWO_MS)
    }
  }
}
