import { readJson } from '../platform/storage.ts'
import type { MemoryKey, PartOf } from './memories.ts'
import type { PlatformOf } from './memory.ts'

const DEVICE = 'device' satisfies MemoryKey

/** Returns a value of the device without the list: for the script in the head of each page, which must be short. */
export const peekDevice = ({ localStorage }: PlatformOf<typeof DEVICE>, part: PartOf<typeof DEVICE>): unknown =>
  (Object(readJson(localStorage, DEVICE)) as Partial<Record<string, unknown>>)[part]
