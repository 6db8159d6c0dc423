import type { Product } from '@shop/domain/catalogue/product.ts'
import { FavouriteButton } from '@shop/ui/commerce/favourite-button.tsx'
import { useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useFavourite } from './use-favourite.ts'

interface FavouriteToggleProps {
  product: Pick<Product, 'itemNumber' | 'name'>
  /** Whether the heart has the height of a button beside it. Otherwise it is round and stands on a picture. */
  boxed?: boolean
}

/** The favourite button of a product, in shops with favourites. */
export function FavouriteToggle(props: FavouriteToggleProps) {
  return useFlag('allowFavourites') ? <Heart {...props} /> : null
}

function Heart({ product: { itemNumber, name }, boxed = false }: FavouriteToggleProps) {
  const t = useTranslate()
  const { isFavourite, toggle } = useFavourite(itemNumber, name)
  const label = t('FavouriteNamed', { name })
  return <FavouriteButton label={label} liked={isFavourite} boxed={boxed} onToggle={toggle} />
}
