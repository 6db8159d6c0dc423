import { CartLines } from '@shop/ui/commerce/cart-line.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { useCart } from '../cart-context.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { CartItem } from './cart-item.tsx'
import { lineKeys } from '../line-keys.ts'
import { cartOf } from '../cart.ts'

/** The lines of the cart, newest first. */
export function CartItems() {
  const t = useTranslate()
  const lines = useCart((state) => cartOf(state).lines)
  const keys = lineKeys(lines)
  return (
    <section>
      <VisuallyHidden as="h2">{t('CartLines')}</VisuallyHidden>
      <CartLines>
        {lines.map((line, index) => (
          <CartItem key={keys[index]} line={line} />
        ))}
      </CartLines>
    </section>
  )
}
