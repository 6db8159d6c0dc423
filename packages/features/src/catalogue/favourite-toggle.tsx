import type { Product } from '@shop/domain/catalogue/product.ts'
import { FavouriteButton } from '@shop/ui/commerce/favourite-button.tsx'
import { useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { useFavourite } from './use-favourite.ts'

interface FavouriteToggleProps {
  product: Pick<Product, 'itemNumber' | 'name'>
  /** Beside a button, as high as that; otherwise round, on a picture. */
  boxed?: boolean
}

/** The heart beside a product, in shops that keep favourites (PROD-20). */
export function FavouriteToggle(props: FavouriteToggleProps) {
  return useFlag('allowFavourites') ? <Heart {...props} /> : null
}

function Heart({ product: { itemNumber, name }, boxed = false }: FavouriteToggleProps) {
  const t = useTranslate()
  const { isFavourite, toggle } = useFavourite(itemNumber, name)
  const label = t('FavouriteNamed', { name })
  return <FavouriteButton label={label} liked={isFavourite} boxed={boxed} onToggle={toggle} />
}
