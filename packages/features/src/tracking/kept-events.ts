import { asListOf, defineMemory, type PlatformOf } from '../runtime/memory/memory.ts'
import type { CommerceEvent, TrackEvent } from './commerce-event.ts'

/** How many events are kept. The oldest are dropped. */
const MAX_KEPT = 20

const isEvent = (stored: unknown): stored is CommerceEvent => typeof Object(stored).event === 'string'

/** The events of pages without analytics. */
export const keptEvents = defineMemory('analytics.events', asListOf(isEvent))

/** Returns a function that keeps events for the next page with analytics. */
export const createEventKeeper =
  (platform: PlatformOf<'analytics'>): TrackEvent =>
  (event) =>
    keptEvents.update(platform, (before = []) => [...before, event].slice(-MAX_KEPT))

/** Passes the kept events on, in order, and forgets them. */
export function trackKeptEvents(platform: PlatformOf<'analytics'>, track: TrackEvent): void {
  const kept = keptEvents.read(platform) ?? []
  keptEvents.forget(platform)
  kept.forEach(track)
}
