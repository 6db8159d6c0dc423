import * as v from 'valibot'

/** One thing a page has put into its data layer, and the container that read it. */
export const collectedSchema = v.object({ container: v.string(), page: v.string(), entry: v.unknown() })
export type Collected = v.InferOutput<typeof collectedSchema>

const KEPT = 2000

/** Remembers what the tag manager has read, oldest first. */
export function createCollected() {
  const all: Collected[] = []
  return {
    all: (): readonly Collected[] => all,
    add(entry: Collected) {
      all.push(entry)
      if (all.length > KEPT) all.shift()
    },
    clear: () => void all.splice(0),
  }
}
export type CollectedEntries = ReturnType<typeof createCollected>
