import { paths } from './paths.ts'

/** The ways into the account, which hand on to each other where the visitor came from. */
const ACCESS: readonly string[] = [paths.login, paths.register, paths.forgotPassword]

/** Pages that nobody wants to come back to after a login. */
const LEFT_BEHIND: readonly string[] = [paths.logoutSuccess, paths.error]

/** What is handed on; notices of the page before are not. */
const HANDED_ON = ['previousPath', 'showFavouritesAuthenticateError', 'wantedFavourite']

/** Where a visitor is, as far as the way back needs it. */
interface Place {
  pathname: string
  search: string
  state?: unknown
}

/** The state for a link to the login, to registering or to a new password, so that the login leads back in the end. */
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
