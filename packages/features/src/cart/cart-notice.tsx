import { useAction } from '../runtime/actions/use-action.ts'
import { RetryNotice } from '../runtime/failures/retry-notice.tsx'
import { useCart } from './cart-context.ts'

/**
 * Shows that a change, or items from before the login, are missing from the cart on show. Reads the cart again on request.
 */
export function CartNotice() {
  const text = useCart(({ isOutdated, hasUnmerged }) => {
    if (isOutdated) return 'CartChangedNotShown'
    return hasUnmerged ? 'CartMergePending' : undefined
  })
  const { run, isRunning } = useAction(
    useCart((state) => state.refresh),
    { staysOnPage: true },
  )
  return text ? <RetryNotice text={text} isRunning={isRunning} onRetry={() => void run()} /> : null
}
