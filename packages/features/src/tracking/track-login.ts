import type { KeyValueStore } from '../runtime/platform/storage.ts'
import type { TrackEvent } from './commerce-event.ts'
import type { TrackedShop } from './tracked-shop.ts'

/** Set in this tab after a login on a page that counts nothing. It says that there was one, never whose. */
const LOGIN_TO_TRACK = 'loginToTrack'

interface TrackedLogin extends Pick<TrackedShop, 'session'> {
  platform: { sessionStorage: KeyValueStore }
}

const LOGIN = { event: 'login', method: 'password' } as const

/** Tracks that a visitor has logged in, here or on the pages before that count nothing; never who. */
export function trackLogin(shop: TrackedLogin, track: TrackEvent) {
  const { sessionStorage } = shop.platform
  if (sessionStorage.read(LOGIN_TO_TRACK) !== undefined) {
    sessionStorage.remove(LOGIN_TO_TRACK)
    track(LOGIN)
  }
  return onLogin(shop, () => track(LOGIN))
}

/** Keeps a login for the next page that counts. */
export const rememberLogin = (shop: TrackedLogin) =>
  onLogin(shop, () => shop.platform.sessionStorage.write(LOGIN_TO_TRACK, 'true'))

const onLogin = ({ session }: Pick<TrackedShop, 'session'>, report: () => void) =>
  session.subscribe(({ user }, before) => {
    const wasKnown = before.user?.userProfile.isAuthenticated ?? false
    if (user?.userProfile.isAuthenticated && !wasKnown) report()
  })
