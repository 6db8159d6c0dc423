import type { TrackEvent } from './commerce-event.ts'
import type { TrackedShop } from './tracked-shop.ts'

/** Tracks a login. The event does not identify the customer. */
export const trackLogin = ({ visit }: Pick<TrackedShop, 'visit'>, track: TrackEvent) =>
  visit.subscribe(({ kind }, before) => {
    if (kind === 'customer' && before.kind !== 'customer') track({ event: 'login', method: 'password' })
  })
