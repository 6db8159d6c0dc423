import type { StoreApi } from 'zustand/vanilla'
import { paths } from '../runtime/navigation/paths.ts'
import { redirect } from '../runtime/navigation/router.ts'
import type { SessionState } from './session-state.ts'

/** Sends an anonymous visitor from a page for customers to the login, which leads back there; gives nothing for a customer. */
export function redirectToLogin(
  { session }: { session: Pick<StoreApi<SessionState>, 'getState'> },
  request: Request,
): Response | undefined {
  if (session.getState().user?.userProfile.isAuthenticated) return undefined
  const { pathname, search } = new URL(request.url)
  return redirect(paths.loginFrom(pathname + search))
}
