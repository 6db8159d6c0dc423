import { spawn } from 'node:child_process'
import path from 'node:path'

const PROGRAM = path.resolve(import.meta.dirname, 'stop-abandoned-server.ts')

/**
 * Starts a watcher of this process. If the process dies without leaving the server, the watcher leaves it instead. The
 * watcher is a shell, because that needs little memory. The end of its input tells it that this process has died.
 */
export function watchProcess(dataDir: string) {
  const wait = 'read -r left || exec "$0" "$@"'
  const watcher = spawn('sh', ['-c', wait, process.execPath, PROGRAM, dataDir], {
    // A signal to this process's group must not end the watcher.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a watcher the server keeps running until the next process joins it.
  watcher.on('error', () => undefined)
  watcher.stdin.on('error', () => undefined)
  watcher.unref()
  return {
    /** Ends the watcher. This process has left the server by itself. */
    end: () => watcher.stdin.end('left\n'),
  }
}
