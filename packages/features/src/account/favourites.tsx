import type { Favourite } from '@shop/domain/account/favourites.ts'
import { ProductGrid } from '@shop/ui/commerce/lists/product-grid.tsx'
import { DividedStack, Row, Stack } from '@shop/ui/layout/layout.tsx'
import { useEffect, useRef, type FocusEvent } from 'react'
import { Button } from '@shop/ui/elements/button.tsx'
import { ProductTile } from '../catalogue/tile/product-tile.tsx'
import { useFavourite } from '../catalogue/favourites/use-favourite.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { uniqueKeys } from '../runtime/state/unique-keys.ts'

/** How many cards are visible on a wide screen before scrolling. Their pictures load first. */
const FIRST_SEEN = 3

/** Shows a page of favourites: the products, and below them what is no longer sold. */
export function Favourites({ favourites }: { favourites: readonly Favourite[] }) {
  const { list, rememberFocus } = useFocusAfterRemoval(favourites.length)
  const products = favourites.flatMap(({ product }) => product ?? [])
  const keys = uniqueKeys(products, ({ itemNumber }) => itemNumber)
  const gone = favourites.filter(({ product }) => !product).map(({ itemNumber }) => itemNumber)
  return (
    <Stack gap="wide" ref={list} onFocus={rememberFocus}>
      {products.length > 0 && (
        <ProductGrid columns={3}>
          {products.map((product, index) => (
            <ProductTile key={keys[index]} product={product} headingLevel={2} isFirst={index < FIRST_SEEN} />
          ))}
        </ProductGrid>
      )}
      {gone.length > 0 && <GoneFavourites itemNumbers={gone} />}
    </Stack>
  )
}

/** Lists favourites that the shop no longer sells. They can only be removed. */
function GoneFavourites({ itemNumbers }: { itemNumbers: readonly string[] }) {
  const t = useTranslate()
  return (
    <Stack gap="tight">
      <h2>{t('FavouriteNotSold')}</h2>
      <DividedStack as="ul">
        {itemNumbers.map((itemNumber) => (
          <GoneFavourite key={itemNumber} itemNumber={itemNumber} />
        ))}
      </DividedStack>
    </Stack>
  )
}

function GoneFavourite({ itemNumber }: { itemNumber: string }) {
  const t = useTranslate()
  const name = t('ItemNumber', { itemNumber })
  const { isFavourite, toggle } = useFavourite(itemNumber, name)
  return (
    <Row as="li" justify="between">
      <span>{name}</span>
      <Button look="quiet" icon="remove" busy={!isFavourite} aria-label={t('RemoveNamed', { name })} onClick={toggle}>
        {t('Remove')}
      </Button>
    </Row>
  )
}

const itemsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll('li') ?? [])]

/** Returns focus after a removal: to the favourite that took the removed one's place. */
function useFocusAfterRemoval(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)
  const countBefore = useRef(count)
  useEffect(() => {
    const isRemoval = count < countBefore.current
    countBefore.current = count
    if (!isRemoval || document.activeElement !== document.body) return
    const next = itemsOf(list.current).at(Math.min(focused.current, count - 1))
    const heart = next?.querySelector<HTMLElement>('[aria-pressed]') ?? next?.querySelector('button')
    heart?.focus()
  }, [count])
  const rememberFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focused.current = itemsOf(list.current).findIndex((item) => item.contains(target))
  }
  return { list, rememberFocus }
}
