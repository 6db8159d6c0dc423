import { isNotSold } from '@shop/domain/catalogue/buying.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { AddButton } from '../../cart/adding/add-button.tsx'
import { useAddToCart } from '../../cart/adding/use-add-to-cart.ts'
import { CartNotice } from '../../cart/cart-notice.tsx'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'

interface TileActionProps {
  product: Product
  href: string
  linkState: unknown
}

/** The action of a product card: adds the product, or leads to its options or to the contact page. Says if it is sold out. */
export function TileAction({ product, href, linkState }: TileActionProps) {
  const t = useTranslate()
  if (isNotSold(product)) {
    return (
      <ButtonLink href={paths.contact} look="secondary" wide>
        {t('ContactUs')}
      </ButtonLink>
    )
  }
  if (!product.isConfigurable) return product.inStock ? <AddOne product={product} /> : <SoldOut name={product.name} />
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

function SoldOut({ name }: { name: string }) {
  const t = useTranslate()
  const text = t(useFlag('hideInStockInfo') ? 'NotAvailableNow' : 'OutOfStock')
  return (
    <Button wide aria-disabled aria-label={`${text}: ${name}`}>
      {text}
    </Button>
  )
}

function AddOne({ product }: { product: Product }) {
  const t = useTranslate()
  const { id, name } = product
  const { add, ...adding } = useAddToCart(id, name)
  const addOne = () => void add(1)
  return (
    <>
      <ActionAlert hasFailed={adding.hasFailed} text="CartChangeFailed" />
      {adding.isNotShown && <CartNotice />}
      <AddButton
        productId={id}
        adding={adding}
        aria-label={adding.isJustAdded ? undefined : t('AddNamedToCart', { name })}
        onReplay={addOne}
        onClick={addOne}
      />
    </>
  )
}
