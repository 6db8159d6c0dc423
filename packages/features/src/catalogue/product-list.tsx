import { useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from '../runtime/navigation/router.ts'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { ListToolbar } from '@shop/ui/commerce/list-toolbar.tsx'
import { ProductGrid } from '@shop/ui/commerce/product-grid.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { ProductTile } from './product-tile.tsx'
import { ShowMore, ShowPrevious } from './show-more.tsx'
import type { ShownList } from './shown-list.ts'
import { SortChoice } from './sort-choice.tsx'
import type { ListOrigin } from './list-origin.ts'

/** How many cards are visible at first on any screen: the first row on a phone. */
const FIRST_SEEN = 2

interface ProductListProps {
  list: Extract<ShownList, { kind: 'list' }>
  origin: ListOrigin
  isBelowPicture: boolean
}

/** Products with their number, sort order and links to more. */
export function ProductList({ list, origin, isBelowPicture }: ProductListProps) {
  const t = useTranslate()
  const { products, total, ...choice } = list
  const grid = useNewProductFocus(products.length, choice.skipped)
  return (
    <Stack>
      <ListToolbar count={<Announcement>{t('ShowingProducts', { shown: products.length, total })}</Announcement>}>
        <SortChoice sort={choice.sort} />
      </ListToolbar>
      <ShowPrevious choice={choice} total={total} />
      <div ref={grid}>
        <ProductGrid>
          {products.map((product, index) => (
            <ProductTile
              key={product.id}
              product={product}
              origin={origin}
              headingLevel={2}
              isFirst={!isBelowPicture && index < FIRST_SEEN}
            />
          ))}
        </ProductGrid>
      </div>
      <ShowMore choice={choice} total={total} />
    </Stack>
  )
}

/** Moves the focus to the first new product after "show more", because the focused button may be gone. */
function useNewProductFocus(count: number, skipped: number) {
  const grid = useRef<HTMLDivElement>(null)
  const before = useRef({ count, skipped })
  const hasComeBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const { current } = before
    before.current = { count, skipped }
    const isOtherPart = skipped !== current.skipped
    if (isOtherPart && !hasComeBack) grid.current?.scrollIntoView()
    if (hasComeBack || (!isOtherPart && count <= current.count)) return
    const firstNew = grid.current?.querySelectorAll('article')[isOtherPart ? 0 : current.count]
    firstNew?.querySelector('a')?.focus({ preventScroll: true })
  }, [count, skipped, hasComeBack])
  return grid
}
