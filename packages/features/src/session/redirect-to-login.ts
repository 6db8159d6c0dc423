import type { StoreApi } from 'zustand/vanilla'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import type { Hydration } from '../rendering/client/hydration.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { redirect } from '../runtime/navigation/router.ts'
import type { SessionState } from './session-state.ts'

type Session = Pick<StoreApi<SessionState>, 'getState'>

/** Sends an anonymous visitor from a page for customers to the login, which leads back there; gives nothing for a customer. */
export function redirectToLogin({ session }: { session: Session }, request: Request): Response | undefined {
  if (session.getState().user?.userProfile.isAuthenticated) return undefined
  const { pathname, search } = new URL(request.url)
  return redirect(paths.loginFrom(pathname + search))
}

interface CustomerPages {
  session: Session
  hydration: Hydration
}

/** Loads a page for customers, once it may be drawn; where the gateway no longer knows the login, that is over as well (SES-11). */
export async function loadForCustomer(shop: CustomerPages, request: Request, load: () => unknown) {
  await shop.hydration.isOver
  try {
    return redirectToLogin(shop, request) ?? (await load()) ?? null
  } catch (error) {
    if (!isUnauthorised(error)) throw error
    shop.session.getState().expire()
    return redirectToLogin(shop, request)
  }
}
