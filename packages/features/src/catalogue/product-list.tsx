import { useEffect, useRef } from 'react'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { ListToolbar } from '@shop/ui/commerce/list-toolbar.tsx'
import { ProductGrid } from '@shop/ui/commerce/product-grid.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { ProductTile } from './product-tile.tsx'
import { ShowMore } from './show-more.tsx'
import type { ShownList } from './shown-list.ts'
import { SortChoice } from './sort-choice.tsx'
import type { ListOrigin } from './list-origin.ts'

/** How many cards are in sight when a list is opened on a wide screen. */
const FIRST_SEEN = 4

interface ProductListProps {
  list: Extract<ShownList, { kind: 'list' }>
  origin: ListOrigin
}

/** Products with their number, their order and the way to more of them (SRCH-07, SRCH-10, OP-73). */
export function ProductList({ list, origin }: ProductListProps) {
  const t = useTranslate()
  const { products, total, shown, sort } = list
  const grid = useNewProductFocus(products.length)
  return (
    <Stack>
      <ListToolbar count={<Announcement>{t('ShowingProducts', { shown: products.length, total })}</Announcement>}>
        <SortChoice sort={sort} />
      </ListToolbar>
      <div ref={grid}>
        <ProductGrid>
          {products.map((product, index) => (
            <ProductTile
              key={product.id}
              product={product}
              origin={origin}
              headingLevel={2}
              isFirst={index < FIRST_SEEN}
            />
          ))}
        </ProductGrid>
      </div>
      <ShowMore left={total - products.length} choice={{ shown, sort }} />
    </Stack>
  )
}

/** Moves the focus to the first new product when "show more" has brought some: the button it was on may be gone. */
function useNewProductFocus(count: number) {
  const grid = useRef<HTMLDivElement>(null)
  const countBefore = useRef(count)
  useEffect(() => {
    const before = countBefore.current
    countBefore.current = count
    if (before === 0 || count <= before) return
    const firstNew = grid.current?.querySelectorAll('article')[before]
    firstNew?.querySelector('a')?.focus({ preventScroll: true })
  }, [count])
  return grid
}
