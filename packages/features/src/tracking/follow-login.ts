import type { FollowedShop } from './followed-shop.ts'
import type { Say } from './commerce-event.ts'

/** Tells that somebody has logged in, never who. */
export function followLogin({ session }: Pick<FollowedShop, 'session'>, say: Say) {
  return session.subscribe(({ user }, before) => {
    const wasKnown = before.user?.userProfile.isAuthenticated ?? false
    if (user?.userProfile.isAuthenticated && !wasKnown) say({ event: 'login', method: 'password' })
  })
}
