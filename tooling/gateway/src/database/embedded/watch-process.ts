import { spawn } from 'node:child_process'
import path from 'node:path'

const PROGRAM = path.resolve(import.meta.dirname, 'stop-abandoned-server.ts')

/**
 * Lets somebody watch over this process: when it dies without leaving the server, the server is left for it. A shell waits,
 * as it needs no memory worth mentioning; the end of its input is the end of this process, however it came about.
 */
export function watchProcess(dataDir: string) {
  const wait = 'read -r left || exec "$0" "$@"'
  const watcher = spawn('sh', ['-c', wait, process.execPath, PROGRAM, dataDir], {
    // Whatever ends this process together with its group must not end the watcher.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a shell, or when it was ended, the server stays until the next process takes it over.
  watcher.on('error', () => undefined)
  watcher.stdin.on('error', () => undefined)
  watcher.unref()
  return {
    /** This process has left the server by itself. */
    end: () => watcher.stdin.end('left\n'),
  }
}
