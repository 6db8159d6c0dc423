import { spawn } from 'node:child_process'
import path from 'node:path'
import type { ServerFiles } from './server-files.ts'

/**
 * Runs one of PostgreSQL's programs to its end, in its own process group: Ctrl-C must not stop the database before the
 * requests in flight are answered. Rejects with the program's error output.
 */
export function runProgram(
  files: ServerFiles,
  program: 'initdb' | 'pg_ctl',
  parameters: readonly string[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(files.binaries, 'bin', program), parameters, {
      cwd: files.home,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: ownEnvironment(),
      ...files.user,
    })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) => {
      child.stderr.destroy()
      if (code === 0) resolve()
      else reject(new Error(`${program} failed: ${complaint.trim() || `see ${files.log}`}`))
    })
  })
}

/** Returns the environment without this process's settings for memory allocation, which are not meant for PostgreSQL. */
const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_')))
