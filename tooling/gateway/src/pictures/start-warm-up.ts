import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Picture } from '../model/picture.ts'

const PROGRAM = new URL('./warm-up-process.ts', import.meta.url)

/**
 * Renders the usual pictures in a child process of low priority. Rendering takes 250 MB, which Node would not return to the
 * system. It starts after `afterMs` milliseconds, so that the gateway's startup stays fast, and stops with the signal.
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
