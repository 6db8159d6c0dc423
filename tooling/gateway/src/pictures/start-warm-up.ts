import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Picture } from '../model/picture.ts'

const PROGRAM = new URL('./warm-up-process.ts', import.meta.url)

/**
 * Renders the usual pictures in a process that gives way to everything else: rendering takes 250 MB, which the gateway would
 * never give back. It begins after so many milliseconds, as starting up and answering come first, and ends with the signal.
 */
export async function startWarmUp(
  folder: string,
  listPictures: () => Promise<Picture[]>,
  signal: AbortSignal,
  afterMs = 5000,
): Promise<void> {
  await pause(afterMs, undefined, { signal }).catch(() => undefined)
  if (signal.aborted) return
  const pictures = await listPictures()
  const child = fork(PROGRAM, [folder], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const stop = () => child.kill()
  signal.addEventListener('abort', stop, { once: true })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.send(pictures)
  await once(child, 'exit')
  signal.removeEventListener('abort', stop)
}
