import { customerOf } from '@shop/domain/account/visit.ts'
import { isUnauthorised } from '../../runtime/failures/failures.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { redirect } from '../../runtime/navigation/router.ts'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { refuse } from './visit-actions.ts'

/** Redirects an anonymous visitor to the login, which leads back to the page. Returns undefined for a customer. */
export function redirectToLogin({ visit }: Pick<Shop, 'visit'>, request: Request): Response | undefined {
  if (customerOf(visit.getState())) return undefined
  const { pathname, search } = new URL(request.url)
  return redirect(paths.loginFrom(pathname + search))
}

type CustomerPages = Pick<Shop, 'visit' | 'tell' | 'platform' | 'hydration'>

/** Loads a page for customers after hydration. Ends the login if the gateway refuses it. */
export async function loadForCustomer(shop: CustomerPages, request: Request, load: () => unknown) {
  await shop.hydration.isOver
  try {
    return redirectToLogin(shop, request) ?? (await load()) ?? null
  } catch (error) {
    if (!isUnauthorised(error)) throw error
    refuse(shop)
    return redirectToLogin(shop, request)
  }
}
