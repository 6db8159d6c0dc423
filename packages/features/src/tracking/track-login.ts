import type { KeyValueStore } from '../runtime/platform/storage.ts'
import type { TrackEvent } from './commerce-event.ts'
import type { TrackedShop } from './tracked-shop.ts'

/** The session storage key for a login on a page without analytics. The value does not identify the customer. */
const LOGIN_TO_TRACK = 'loginToTrack'

interface TrackedLogin extends Pick<TrackedShop, 'session'> {
  platform: { sessionStorage: KeyValueStore }
}

const LOGIN = { event: 'login', method: 'password' } as const

/** Tracks a login, on this page or on an earlier one without analytics. The event does not identify the customer. */
export function trackLogin(shop: TrackedLogin, track: TrackEvent) {
  const { sessionStorage } = shop.platform
  if (sessionStorage.read(LOGIN_TO_TRACK) !== undefined) {
    sessionStorage.remove(LOGIN_TO_TRACK)
    track(LOGIN)
  }
  return onLogin(shop, () => track(LOGIN))
}

/** Remembers a login for the next page with analytics. */
export const rememberLogin = (shop: TrackedLogin) =>
  onLogin(shop, () => shop.platform.sessionStorage.write(LOGIN_TO_TRACK, 'true'))

const onLogin = ({ session }: Pick<TrackedShop, 'session'>, report: () => void) =>
  session.subscribe(({ user }, before) => {
    const wasKnown = before.user?.userProfile.isAuthenticated ?? false
    if (user?.userProfile.isAuthenticated && !wasKnown) report()
  })
