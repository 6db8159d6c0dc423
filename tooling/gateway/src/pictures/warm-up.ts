import { setTimeout as pause } from 'node:timers/promises'
import type { Darkroom } from './darkroom.ts'
import { picture } from './gallery.ts'

/** Renders pictures one after another in the background, so that the first visitors need not wait for them. */
export async function warmUp(darkroom: Darkroom, names: readonly string[], signal: AbortSignal): Promise<void> {
  for (const name of names) {
    const wanted = picture(name)
    for (const width of wanted?.widths ?? []) {
      for (const format of wanted?.formats ?? []) {
        if (signal.aborted) return
        if (wanted) await darkroom.develop(wanted, width, format)
        // A breath between two pictures lets waiting requests pass.
        await pause(20)
      }
    }
  }
}
