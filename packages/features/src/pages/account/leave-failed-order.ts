import { isMissing, isUnauthorised, isUnreadable } from '../../runtime/failures/failures.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { redirect } from '../../runtime/navigation/router.ts'
import { redirectToLogin } from '../../session/redirect-to-login.ts'
import type { Shop } from '../../shop.ts'

/** Forgets a login that is worth nothing any more, and leads to a new one and back here (SES-11). */
function loginAnew(shop: Shop, request: Request): Response {
  shop.session.getState().expire()
  return redirectToLogin(shop, request) ?? redirect(paths.login)
}

/** For the list of orders: whatever the gateway refuses ends the login; no answer at all does not (ORD-04, OP-29). */
export const leaveFailedList =
  (shop: Shop, request: Request) =>
  (failure: unknown): Response => {
    if (isMissing(failure)) return loginAnew(shop, request)
    throw failure
  }

/**
 * For an order and its print: without a login that counts to a new one, with an order that is none, or cannot be read, to
 * the start page (ORD-05, ORD-14, ORD-15, OP-56). Where the gateway does not answer the global failure rule holds.
 */
export const leaveFailedOrder =
  (shop: Shop, request: Request) =>
  (failure: unknown): Response => {
    if (isUnauthorised(failure)) return loginAnew(shop, request)
    if (isMissing(failure) || isUnreadable(failure)) return redirect(paths.home)
    throw failure
  }
