import type { TrackEvent } from './commerce-event.ts'
import type { TrackedShop } from './tracked-shop.ts'

/** Tracks a login. The event does not identify the customer. */
export const trackLogin = ({ session }: Pick<TrackedShop, 'session'>, track: TrackEvent) =>
  session.subscribe(({ user }, before) => {
    const wasKnown = before.user?.userProfile.isAuthenticated ?? false
    if (user?.userProfile.isAuthenticated && !wasKnown) track({ event: 'login', method: 'password' })
  })
