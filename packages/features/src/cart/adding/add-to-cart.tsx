import { MAX_QUANTITY, parseQuantity } from '@shop/domain/cart/quantity.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { QuantityStepper } from '@shop/ui/commerce/quantity-stepper.tsx'
import { from } from '@shop/ui/tokens/core.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useReplayedClick } from '../../rendering/client/event-replay.ts'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { CartLinkAfter } from './cart-link-after.tsx'
import { CartNotice } from '../cart-notice.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useAnnounceAdded } from './use-announce-added.ts'

interface AddToCartProps {
  /** What is added: a product, or the chosen variation of one (PROD-15). */
  productId: string
  name: string
  quantity: number
  onQuantity: (quantity: number) => void
  /** Why it cannot be added yet, in a sentence; nothing when it can. */
  disabledReason?: string | undefined
  /** What stands beside the button: the favourite's heart. */
  beside?: ReactNode
}

/** Quantity and button of the product page; after adding, the quantity is 1 again (PROD-10, PROD-11). */
export function AddToCart({ productId, name, quantity, onQuantity, disabledReason, beside }: AddToCartProps) {
  const t = useTranslate()
  const { add, isAdding, hasFailed, isJustAdded, isNotShown, hasAdded } = useAddToCart(productId)
  useAnnounceAdded(name, isJustAdded)
  const order = async (pieces: number) => {
    if (!disabledReason && (await add(pieces))) onQuantity(1)
  }
  const press = `add:${productId}`
  useReplayedClick(press, (typed) => void order(parseQuantity(typed) ?? 1))

  return (
    <Stack>
      <Line
        onSubmit={(event) => {
          event.preventDefault()
          void order(quantity)
        }}
      >
        <QuantityStepper
          name="quantity"
          label={t('Quantity')}
          lessLabel={t('QuantityLess')}
          moreLabel={t('QuantityMore')}
          value={quantity}
          max={MAX_QUANTITY}
          parse={parseQuantity}
          onChange={onQuantity}
        />
        <Press>
          <CartLinkAfter hasAdded={hasAdded}>
            <Button
              type="submit"
              wide
              icon={isJustAdded ? 'check' : 'basket'}
              busy={isAdding}
              disabledReason={disabledReason}
              data-replay={press}
              data-added={t('InCart')}
              suppressHydrationWarning
            >
              {t(isJustAdded ? 'InCart' : 'AddToCart')}
            </Button>
          </CartLinkAfter>
        </Press>
        {beside}
      </Line>
      <ActionAlert hasFailed={hasFailed} text="CartChangeFailed" />
      {isNotShown && <CartNotice />}
    </Stack>
  )
}

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.75rem;

  /* A reason stands below the button; what is beside it keeps in line with the button, below the label's height. */
  ${from.phoneWide} {
    > * + * {
      margin-top: calc(1.35em + 0.375rem);
    }
  }
`
const Press = styled.div`
  flex: 1 1 12rem;
`
