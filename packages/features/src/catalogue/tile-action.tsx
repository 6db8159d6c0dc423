import { canBeBought } from '@shop/domain/catalogue/buying.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { AddButton } from '../cart/adding/add-button.tsx'
import { useAddToCart } from '../cart/adding/use-add-to-cart.ts'
import { CartNotice } from '../cart/cart-notice.tsx'
import { ActionAlert } from '../runtime/actions/action-alert.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'

interface TileActionProps {
  product: Product
  href: string
  linkState: unknown
}

/** The action of a product card: adds the product, or leads to the options of a configurable one. */
export function TileAction({ product, href, linkState }: TileActionProps) {
  const t = useTranslate()
  if (!product.isConfigurable) return <AddOne product={product} />
  return (
    <ButtonLink
      href={href}
      state={linkState}
      look="secondary"
      wide
      aria-label={t('ChooseOptionsFor', { name: product.name })}
    >
      {t('ChooseOptions')}
    </ButtonLink>
  )
}

function AddOne({ product }: { product: Product }) {
  const t = useTranslate()
  const { id, name } = product
  const { add, ...adding } = useAddToCart(id, name)
  const disabledReason = canBeBought(product) ? undefined : t(product.inStock ? 'CannotBeBoughtOnline' : 'OutOfStock')
  const addOne = () => void add(1)
  return (
    <>
      <ActionAlert hasFailed={adding.hasFailed} text="CartChangeFailed" />
      {adding.isNotShown && <CartNotice />}
      <AddButton
        productId={id}
        adding={adding}
        disabledReason={disabledReason}
        aria-label={adding.isJustAdded ? undefined : t('AddNamedToCart', { name })}
        onReplay={() => disabledReason === undefined && addOne()}
        onClick={addOne}
      />
    </>
  )
}
