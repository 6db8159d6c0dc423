import { setTimeout as pause } from 'node:timers/promises'
import type { ListeningServer } from './listen.ts'
import { createStopSignal, untilAborted, type ShutdownTimes } from './shutdown.ts'

/** What a program gets to start its server with. */
export interface ServerStart {
  /** Aborted by the first SIGINT, SIGTERM or SIGHUP, also during the start. */
  stopping: AbortSignal
  /** What to release at the end and after a failed start, last added first. */
  resources: AsyncDisposableStack
}

/** A server that takes calls. */
export interface RunningServer {
  server: Pick<ListeningServer, 'close'>
  shutdown: ShutdownTimes
  /** Ends the work beside the calls, after the last call. It is given up when delay and grace period are over. */
  endWork?: () => Promise<unknown>
}

/**
 * Runs the program of a server from its start to its end, then exits the process. A signal makes the readiness fail, then closes
 * the port, ends calls and work, and releases the resources. A failed start exits with 1 and its message alone, because
 * operators need the message of a wrong setting, not the stack.
 */
export async function runServer(start: (context: ServerStart) => Promise<RunningServer>): Promise<never> {
  try {
    const stopping = createStopSignal()
    const resources = new AsyncDisposableStack()
    try {
      const { server, shutdown, endWork } = await start({ stopping, resources })
      await untilAborted(stopping)
      const graceEnds = pause(shutdown.delayMs + shutdown.graceMs)
      await server.close(shutdown)
      await Promise.race([endWork?.(), graceEnds])
    } finally {
      await resources.disposeAsync()
    }
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exit(1)
  }
  process.exit(0)
}
