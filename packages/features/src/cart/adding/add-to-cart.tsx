import { MAX_QUANTITY, parseQuantity } from '@shop/domain/cart/quantity.ts'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { QuantityStepper } from '@shop/ui/commerce/quantity-stepper.tsx'
import { StickyBar } from '@shop/ui/commerce/cart/sticky-bar.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { from } from '@shop/ui/tokens/core.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useInView } from '../../runtime/state/use-in-view.ts'
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
  /** The bar that a phone shows while the button is out of view: the price, and what leads to the choices. */
  bar?: { price: string | undefined; onChoose: () => void } | undefined
}

/** The product page's quantity and add button. An add resets the quantity to 1. */
export function AddToCart(props: AddToCartProps) {
  const { productId, name, quantity, onQuantity, disabledReason, beside, bar } = props
  const t = useTranslate()
  const { add, ...adding } = useAddToCart(productId, name)
  const order = async (pieces: number) => {
    if (!disabledReason && (await add(pieces))) onQuantity(1)
  }
  const { ref, isInView } = useInView<HTMLDivElement>()

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
        <Press ref={ref}>
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
      {bar && !isInView && (
        <StickyBar narrow label={t('AddToCart')} totalLabel={<span>{name}</span>} total={bar.price}>
          {disabledReason ? (
            <Button onClick={bar.onChoose}>{t('ChooseOptions')}</Button>
          ) : (
            <Button
              icon={adding.isJustAdded ? 'check' : 'basket'}
              busy={adding.isAdding}
              aria-label={adding.isJustAdded ? undefined : t('AddNamedToCart', { name })}
              onClick={() => void order(quantity)}
            >
              {t(adding.isJustAdded ? 'InCart' : 'AddToCart')}
            </Button>
          )}
        </StickyBar>
      )}
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
