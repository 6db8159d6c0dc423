import { MAX_QUANTITY, parseQuantity } from '@shop/domain/quantity.ts'
import { Alert } from '@shop/ui/alert.tsx'
import { Button } from '@shop/ui/button.tsx'
import { QuantityStepper } from '@shop/ui/quantity-stepper.tsx'
import { useState } from 'react'
import { useEarlyPress } from '../runtime/early-presses.ts'
import { useGlobalFailureRule } from '../runtime/global-failure-rule.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import { useCart } from './cart-context.ts'

interface AddToCartProps {
  /** What is added: a product, or the chosen variation of one (PROD-15). */
  productId: string
  name: string
  /** Why it cannot be added yet, in a sentence; nothing when it can. */
  notYet?: string | undefined
}

/** Quantity and button of the product page; after adding, the quantity is 1 again (PROD-10, PROD-11). */
export function AddToCart({ productId, name, notYet }: AddToCartProps) {
  const t = useTranslate()
  const add = useCart((state) => state.add)
  const leaveOn = useGlobalFailureRule()
  const [quantity, setQuantity] = useState(1)
  const [isAdding, setIsAdding] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const addToCart = async (pieces: number) => {
    if (isAdding || notYet) return
    setIsAdding(true)
    setHasFailed(false)
    try {
      await add(productId, pieces)
      setQuantity(1)
    } catch (error) {
      if (!leaveOn(error)) setHasFailed(true)
    } finally {
      setIsAdding(false)
    }
  }
  const press = `add:${productId}`
  useEarlyPress(press, (typed) => void addToCart(parseQuantity(typed) ?? 1))

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void addToCart(quantity)
      }}
    >
      <QuantityStepper
        label={t('Quantity')}
        lessLabel={t('QuantityLess')}
        moreLabel={t('QuantityMore')}
        value={quantity}
        max={MAX_QUANTITY}
        parse={parseQuantity}
        onChange={setQuantity}
      />
      <Button type="submit" size="large" icon="basket" busy={isAdding} notYet={notYet} data-press={press}>
        {t('AddToCart')}
      </Button>
      {hasFailed && (
        <Alert tone="danger" live>
          {t('CartChangeFailed', { name })}
        </Alert>
      )}
    </form>
  )
}
