import { useAction } from '../runtime/actions/use-action.ts'
import { RetryNotice } from '../runtime/failures/retry-notice.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { useCart } from './cart-context.ts'
import { refresh } from './queue.ts'

/**
 * Shows that a change, or items from before the login, are missing from the cart on show. Reads the cart again on request.
 */
export function CartNotice() {
  const shop = useShop()
  const text = useCart(({ lags, view }) => {
    if (lags) return 'CartChangedNotShown'
    return view.from === 'gateway' && view.lacksMerge ? 'CartMergePending' : undefined
  })
  const { run, isRunning } = useAction(() => refresh(shop), { staysOnPage: true })
  return text ? <RetryNotice text={text} isRunning={isRunning} onRetry={() => void run()} /> : null
}
