import type { CartLine as Line } from '@shop/domain/cart/cart.ts'
import { MAX_QUANTITY, parseQuantity } from '@shop/domain/cart/quantity.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { CartLine } from '@shop/ui/commerce/cart-line.tsx'
import { QuantityStepper } from '@shop/ui/commerce/quantity-stepper.tsx'
import { memo } from 'react'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { focusHeading } from '../../runtime/navigation/focus-on-navigation.ts'
import { RemovalDialog } from '../removal-dialog.tsx'
import { useRemoval } from '../use-removal.ts'
import { useLineParts } from './use-line-parts.tsx'
import { useLineQuantity } from './use-line-quantity.ts'

/**
 * A line of the cart. A line added by a promotion cannot be changed. Renders only when its line has changed, because a cart
 * can be long.
 */
export const CartItem = memo(function CartItem({ line }: { line: Line }) {
  const { badge, ...parts } = useLineParts(line)
  return line.isAddedByPromotion ? <CartLine {...parts} stepper={badge} /> : <ChangeableItem line={line} />
})

function ChangeableItem({ line }: { line: Line }) {
  const t = useTranslate()
  const { badge, ...parts } = useLineParts(line)
  const { pieces, want, isChanging, hasFailed } = useLineQuantity(line)
  const removal = useRemoval(focusHeading)
  const { name } = line
  const hasAnyFailed = hasFailed || removal.hasFailed
  return (
    <CartLine
      {...parts}
      busy={isChanging || removal.isRemoving}
      badge={
        (badge || hasAnyFailed) && (
          <>
            {badge}
            <ActionAlert hasFailed={hasAnyFailed} text="CartChangeFailed" />
          </>
        )
      }
      stepper={
        <QuantityStepper
          label={t('QuantityOf', { name })}
          labelHidden
          lessLabel={t('QuantityLess')}
          moreLabel={t('QuantityMore')}
          value={pieces}
          max={MAX_QUANTITY}
          parse={parseQuantity}
          onChange={want}
          busy={isChanging}
        />
      }
      remove={
        <>
          <Button
            look="quiet"
            icon="remove"
            aria-label={t('RemoveNamed', { name })}
            busy={removal.isRemoving}
            onClick={() => removal.ask(line)}
          >
            {t('Remove')}
          </Button>
          <RemovalDialog removal={removal} />
        </>
      }
    />
  )
}
