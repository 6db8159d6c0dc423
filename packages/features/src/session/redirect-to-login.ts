import type { StoreApi } from 'zustand/vanilla'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import type { Hydration } from '../rendering/client/hydration.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { redirect } from '../runtime/navigation/router.ts'
import type { SessionState } from './session-state.ts'

type Session = Pick<StoreApi<SessionState>, 'getState'>

/** Redirects an anonymous visitor to the login, which leads back to the page. Returns undefined for a customer. */
export function redirectToLogin({ session }: { session: Session }, request: Request): Response | undefined {
  if (session.getState().user?.userProfile.isAuthenticated) return undefined
  const { pathname, search } = new URL(request.url)
  return redirect(paths.loginFrom(pathname + search))
}

interface CustomerPages {
  session: Session
  hydration: Hydration
}

/** Loads a page for customers after hydration. Ends the login if the gateway refuses it. */
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
