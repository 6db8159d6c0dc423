import type { CartLine } from '@shop/domain/cart/cart.ts'
import { MAX_QUANTITY, parseQuantity } from '@shop/domain/cart/quantity.ts'
import { LineItems } from '@shop/ui/commerce/cart/line-item.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { Badge } from '@shop/ui/elements/badge.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { QuantityStepper } from '@shop/ui/commerce/quantity-stepper.tsx'
import { memo } from 'react'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { focusHeading } from '../../runtime/navigation/focus-on-navigation.ts'
import { cartOf } from '../cart.ts'
import { useCart } from '../cart-context.ts'
import { lineKeys } from '../summary/line-keys.ts'
import { RemovalDialog } from '../removal-dialog.tsx'
import { useRemoval } from '../use-removal.ts'
import { LineFrame } from './line-frame.tsx'
import { useLineQuantity } from './use-line-quantity.ts'

/** The lines of the cart, newest first. */
export function EditableLines() {
  const t = useTranslate()
  const lines = useCart((state) => cartOf(state).lines)
  const keys = lineKeys(lines)
  return (
    <section>
      <VisuallyHidden as="h2">{t('CartLines')}</VisuallyHidden>
      <LineItems>
        {lines.map((line, index) => (
          <Line key={keys[index]} line={line} />
        ))}
      </LineItems>
    </section>
  )
}

/**
 * A line of the cart. A line added by a promotion cannot be changed. Renders only when its line has changed, because a cart
 * can be long.
 */
const Line = memo(function Line({ line }: { line: CartLine }) {
  return line.isAddedByPromotion ? <GiftLine line={line} /> : <ChangeableLine line={line} />
})

function GiftLine({ line }: { line: CartLine }) {
  const t = useTranslate()
  return (
    <LineFrame
      line={line}
      stepper={
        <Badge tone="info" icon="lock">
          {t('AddedByPromotion')}
        </Badge>
      }
    />
  )
}

function ChangeableLine({ line }: { line: CartLine }) {
  const t = useTranslate()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const isOffer = line.isOnPromotion && !hidesPrices
  const { pieces, want, isChanging, hasFailed } = useLineQuantity(line)
  const removal = useRemoval(focusHeading)
  const { name } = line
  const hasAnyFailed = hasFailed || removal.hasFailed
  return (
    <LineFrame
      line={line}
      busy={isChanging || removal.isRemoving}
      badge={
        (isOffer || hasAnyFailed) && (
          <>
            {isOffer && (
              <Badge tone="offer" icon="tag">
                {t('Offer')}
              </Badge>
            )}
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
