import { statfsSync } from 'node:fs'

/** A cluster of tests takes some 150 MB. Containers often have no more than 64 MB here. */
const SMALLEST_BYTES = 1024 ** 3

/** Returns the system's folder in memory. Undefined if there is none, or a small one. */
export function memoryFolder(folder = '/dev/shm', smallestBytes = SMALLEST_BYTES): string | undefined {
  try {
    const { blocks, bsize } = statfsSync(folder)
    return blocks * bsize >= smallestBytes ? folder : undefined
  } catch {
    return undefined
  }
}
