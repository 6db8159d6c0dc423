import { useAction } from '../runtime/actions/use-action.ts'
import { RetryNotice } from '../runtime/failures/retry-notice.tsx'
import { useCart } from './cart-context.ts'

/** Says what the cart on show lacks, and reads it again on request: a change, or the goods of before the login (OP-78). */
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
