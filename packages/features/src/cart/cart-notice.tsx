import { Button } from '@shop/ui/elements/button.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useAction } from '../runtime/actions/use-action.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useCart } from './cart-context.ts'

/** Says what the cart on show lacks, and reads it again on request: a change, or the goods of before the login (OP-78). */
export function CartNotice() {
  const t = useTranslate()
  const text = useCart(({ isOutdated, hasUnmerged }) => {
    if (isOutdated) return 'CartChangedNotShown'
    return hasUnmerged ? 'CartMergePending' : undefined
  })
  const { run, isRunning } = useAction(
    useCart((state) => state.refresh),
    { staysOnPage: true },
  )
  if (!text) return null
  return (
    <Alert tone="warning" live>
      <p>{t(text)}</p>
      <div>
        <Button look="secondary" busy={isRunning} onClick={() => void run()}>
          {t('TryAgain')}
        </Button>
      </div>
    </Alert>
  )
}
