import { paths } from './paths.ts'

/** The pages around the login. They pass the previous path on to each other. */
const ACCESS: readonly string[] = [paths.login, paths.register, paths.forgotPassword]

/** Pages to which a login never leads back. */
const LEFT_BEHIND: readonly string[] = [paths.logoutSuccess, paths.error]

/** The parts of the state that are passed on. Notices of the page before are not. */
const HANDED_ON = ['previousPath', 'showFavouritesAuthenticateError', 'wantedFavourite']

/** The parts of a location that the way back needs. */
interface Place {
  pathname: string
  search: string
  state?: unknown
}

/** Returns the state for a link to login, registration or password reset, so that the login leads back here. */
export function wayBack({ pathname, search, state }: Place): object {
  if (LEFT_BEHIND.includes(pathname)) return {}
  if (!ACCESS.includes(pathname)) return { previousPath: pathname + search }
  const previousPath = new URLSearchParams(search).get('previousPath')
  const handed = Object.entries(typeof state === 'object' && state !== null ? state : {})
  return {
    ...(previousPath && { previousPath }),
    ...Object.fromEntries(handed.filter(([name]) => HANDED_ON.includes(name))),
  }
}
