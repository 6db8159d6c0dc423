import type { TrackedShop } from './tracked-shop.ts'
import type { TrackEvent } from './commerce-event.ts'

/** Tracks that somebody has logged in, never who. */
export function trackLogin({ session }: Pick<TrackedShop, 'session'>, track: TrackEvent) {
  return session.subscribe(({ user }, before) => {
    const wasKnown = before.user?.userProfile.isAuthenticated ?? false
    if (user?.userProfile.isAuthenticated && !wasKnown) track({ event: 'login', method: 'password' })
  })
}
