import * as v from 'valibot'
import { readJson, type KeyValueStore } from '../runtime/platform/storage.ts'
import type { CommerceEvent, TrackEvent } from './commerce-event.ts'

/** The session storage key for the events of pages without analytics. */
const KEPT_EVENTS = 'keptEvents'

/** How many events are kept. The oldest are dropped. */
const MAX_KEPT = 20

const keptSchema = v.fallback(v.array(v.looseObject({ event: v.string() })), [])

const readKept = (store: KeyValueStore) => v.parse(keptSchema, readJson(store, KEPT_EVENTS)) as CommerceEvent[]

/** Returns a function that keeps events for the next page with analytics. */
export const createEventKeeper =
  (store: KeyValueStore): TrackEvent =>
  (event) =>
    store.write(KEPT_EVENTS, JSON.stringify([...readKept(store), event].slice(-MAX_KEPT)))

/** Passes the kept events on, in order, and forgets them. */
export function trackKeptEvents(store: KeyValueStore, track: TrackEvent): void {
  const kept = readKept(store)
  store.remove(KEPT_EVENTS)
  kept.forEach(track)
}
