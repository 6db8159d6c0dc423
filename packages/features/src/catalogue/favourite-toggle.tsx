import type { Product } from '@shop/domain/product.ts'
import { FavouriteButton } from '@shop/ui/favourite-button.tsx'
import { useFlag, useTranslate } from '../runtime/shop-context.tsx'
import { useFavourite } from './use-favourite.ts'

/** The heart beside a product, in shops that keep favourites (PROD-20). */
export function FavouriteToggle({ product }: { product: Pick<Product, 'itemNumber' | 'name'> }) {
  return useFlag('allowFavourites') ? <Heart {...product} /> : null
}

function Heart({ itemNumber, name }: Pick<Product, 'itemNumber' | 'name'>) {
  const t = useTranslate()
  const { isFavourite, toggle } = useFavourite(itemNumber, name)
  return <FavouriteButton label={t('FavouriteNamed', { name })} liked={isFavourite} onToggle={() => void toggle()} />
}
