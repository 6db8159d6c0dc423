import { isRefusedForGood, isUnauthorised, isUnreadable } from '../../../runtime/failures/failures.ts'
import { paths } from '../../../runtime/navigation/paths.ts'
import { redirect } from '../../../runtime/navigation/router.ts'
import { redirectToLogin } from '../../../session/visit/redirect-to-login.ts'
import { refuse } from '../../../session/visit/visit-actions.ts'
import type { Shop } from '../../../runtime/state/shop-context.ts'

/** Ends a login that the gateway refuses, and redirects to the login, which leads back. */
function loginAnew(shop: Shop, request: Request): Response {
  refuse(shop)
  return redirectToLogin(shop, request) ?? redirect(paths.login)
}

/** Handles a failed list of orders. A refusal ends the login. A throttled call or a missing answer does not. */
export const leaveFailedList =
  (shop: Shop, request: Request) =>
  (failure: unknown): Response => {
    if (isRefusedForGood(failure)) return loginAnew(shop, request)
    throw failure
  }

/**
 * Handles a failed order. Without a valid login it redirects to the login. Returns null for an unknown or unreadable order,
 * whose page leads home and says why. Throttled or without an answer it leads to the error page.
 */
export const leaveFailedOrder =
  (shop: Shop, request: Request) =>
  (failure: unknown): Response | null => {
    if (isUnauthorised(failure)) return loginAnew(shop, request)
    if (isRefusedForGood(failure) || isUnreadable(failure)) return null
    throw failure
  }
