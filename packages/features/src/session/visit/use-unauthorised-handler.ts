import { useCallback } from 'react'
import { isUnauthorised } from '../../runtime/failures/failures.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useLeave } from '../../runtime/navigation/use-leave.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { refuse } from './visit-actions.ts'

/**
 * Returns a handler for failed calls about the customer. On a 401 it ends the session, opens the login page, which
 * leads back, and returns true. `handedOver` is added to the login page's state. Other failures stay with the caller.
 */
export function useUnauthorisedHandler() {
  const shop = useShop()
  const leave = useLeave()
  return useCallback(
    (error: unknown, handedOver: object = {}): boolean => {
      if (!isUnauthorised(error)) return false
      refuse(shop)
      leave(paths.login, (previousPath) => ({ ...handedOver, previousPath }))
      return true
    },
    [shop, leave],
  )
}
