import { defineMemory } from '../memory/memory.ts'

/** What forms have not sent, by their ids, for the next document of this tab. */
export const savedUnsent = defineMemory('unsent', (stored) =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, object>) : undefined,
)
