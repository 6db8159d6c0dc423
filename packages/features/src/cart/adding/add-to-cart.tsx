import { MAX_QUANTITY, parseQuantity } from '@shop/domain/cart/quantity.ts'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { QuantityStepper } from '@shop/ui/commerce/quantity-stepper.tsx'
import { from } from '@shop/ui/tokens/core.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { CartNotice } from '../cart-notice.tsx'
import { AddButton } from './add-button.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

interface AddToCartProps {
  /** The id of the product, or of its chosen variation. */
  productId: string
  name: string
  quantity: number
  onQuantity: (quantity: number) => void
  /** A sentence that says why the product cannot be added yet. */
  disabledReason?: string | undefined
  /** Shown beside the button, such as the favourite's heart. */
  beside?: ReactNode
}

/** The product page's quantity and add button. An add resets the quantity to 1. */
export function AddToCart({ productId, name, quantity, onQuantity, disabledReason, beside }: AddToCartProps) {
  const t = useTranslate()
  const { add, ...adding } = useAddToCart(productId, name)
  const order = async (pieces: number) => {
    if (!disabledReason && (await add(pieces))) onQuantity(1)
  }

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
          <AddButton
            type="submit"
            productId={productId}
            adding={adding}
            disabledReason={disabledReason}
            onReplay={(typed) => void order(parseQuantity(typed) ?? 1)}
          />
        </Press>
        {beside}
      </Line>
      <ActionAlert hasFailed={adding.hasFailed} text="CartChangeFailed" />
      {adding.isNotShown && <CartNotice />}
    </Stack>
  )
}

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.75rem;

  /* The reason below the button must not move the other parts: they align with the button, below the label's height. */
  ${from.phoneWide} {
    > * + * {
      margin-top: calc(1.35em + 0.375rem);
    }
  }
`
const Press = styled.div`
  flex: 1 1 12rem;
`
