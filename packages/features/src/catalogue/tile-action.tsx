import { canBeBought } from '@shop/domain/cart/buying.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { CartLinkAfter } from '../cart/adding/cart-link-after.tsx'
import { CartNotice } from '../cart/cart-notice.tsx'
import { useAddToCart } from '../cart/adding/use-add-to-cart.ts'
import { useAnnounceAdded } from '../cart/adding/use-announce-added.ts'
import { useReplayedClick } from '../rendering/client/event-replay.ts'
import { ActionAlert } from '../runtime/actions/action-alert.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'

interface TileActionProps {
  product: Product
  href: string
  linkState: unknown
}

/** The one button of a card: into the cart, or to the options of a configurable product (PROD-04). */
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
  const { add, isAdding, hasFailed, isJustAdded, isNotShown, hasAdded } = useAddToCart(id)
  const disabledReason = canBeBought(product) ? undefined : t(product.inStock ? 'CannotBeBoughtOnline' : 'OutOfStock')
  const press = `add:${id}`
  const addOne = () => void add(1)
  useReplayedClick(press, () => disabledReason === undefined && addOne())
  useAnnounceAdded(name, isJustAdded)
  return (
    <>
      <ActionAlert hasFailed={hasFailed} text="CartChangeFailed" />
      {isNotShown && <CartNotice />}
      <CartLinkAfter hasAdded={hasAdded}>
        <Button
          wide
          icon={isJustAdded ? 'check' : 'basket'}
          busy={isAdding}
          disabledReason={disabledReason}
          aria-label={isJustAdded ? undefined : t('AddNamedToCart', { name })}
          data-replay={press}
          data-added={t('InCart')}
          suppressHydrationWarning
          onClick={addOne}
        >
          {t(isJustAdded ? 'InCart' : 'AddToCart')}
        </Button>
      </CartLinkAfter>
    </>
  )
}
