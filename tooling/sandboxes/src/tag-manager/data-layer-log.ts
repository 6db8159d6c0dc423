import * as v from 'valibot'

/** An entry of a page's data layer, with the container that read it. */
export const dataLayerEntrySchema = v.object({ container: v.string(), page: v.string(), entry: v.unknown() })
export type DataLayerEntry = v.InferOutput<typeof dataLayerEntrySchema>

const KEPT = 2000

/** Creates a log of the entries that the tag manager has read, oldest first. */
export function createDataLayerLog() {
  const all: DataLayerEntry[] = []
  return {
    all: (): readonly DataLayerEntry[] => all,
    add(entry: DataLayerEntry) {
      all.push(entry)
      if (all.length > KEPT) all.shift()
    },
    clear: () => void all.splice(0),
  }
}
export type DataLayerLog = ReturnType<typeof createDataLayerLog>
