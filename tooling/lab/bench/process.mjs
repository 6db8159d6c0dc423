import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** How long a tick of Linux's process times is, in milliseconds. */
const TICK_MS = 10

/** Returns the memory of a process, in MB. @param {number} pid */
export const megabytesOf = async (pid) => Number(await ask(pid, 'rss')) / 1024

/** Returns the processor time of a process with all its threads, in milliseconds. @param {number} pid */
export async function processorTimeOf(pid) {
  // Linux's `ps` leaves out the parts of a second.
  if (process.platform !== 'linux')
    return 1000 * (await ask(pid, 'time')).split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  const afterName = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ')
  return (Number(afterName[11]) + Number(afterName[12])) * TICK_MS
}

async function ask(pid, field) {
  const { stdout } = await promisify(execFile)('ps', ['-o', `${field}=`, '-p', String(pid)])
  return stdout
}
