import { readJson, type KeyValueStore } from '../platform/storage.ts'
import type { MemoryKey, PartOf } from './memories.ts'

const DEVICE = 'device' satisfies MemoryKey

/** The part of the platform that is read. */
export interface PeekedDevice {
  localStorage: Pick<KeyValueStore, 'read'>
}

/** Returns a value of the device without the list: for the script in the head of each page, which must be short. */
export const peekDevice = ({ localStorage }: PeekedDevice, part: PartOf<typeof DEVICE>): unknown =>
  (Object(readJson(localStorage, DEVICE)) as Partial<Record<string, unknown>>)[part]
