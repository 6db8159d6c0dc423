import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { ProductGrid } from '@shop/ui/commerce/lists/product-grid.tsx'
import { Skeleton } from '@shop/ui/feedback/skeleton.tsx'
import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from '../runtime/navigation/router.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { FailurePanel } from '../runtime/failures/failure-panel.tsx'
import { ProductList } from './product-list.tsx'
import type { ShownList } from './shown-list.ts'
import type { ListOrigin } from './list-origin.ts'

interface ProductListSectionProps {
  /** Undefined while loading. */
  list: ShownList | undefined
  origin: ListOrigin
  /** Shown if the list is empty. */
  empty?: ReactNode
}

/** A page's product list in each state: loading, refused, empty, or loaded. */
export function ProductListSection({ list, origin, empty }: ProductListSectionProps) {
  const t = useTranslate()
  if (!list) return <ProductListSkeleton />
  if (list.kind === 'refused') return <RefusedProducts />
  if (list.total === 0 && list.filters.length === 0) return empty ?? <EmptyState title={<p>{t('CategoryEmpty')}</p>} />
  return <ProductList list={list} origin={origin} />
}

function RefusedProducts() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const tryAgain = () => void navigate(pathname + search, { replace: true })
  return <FailurePanel title="ProductsFailed" onAction={tryAgain} />
}

/** Two rows on a wide screen. */
const TILES = Array.from({ length: 8 }, (_, index) => index)

/** Placeholders for products that are loading. */
function ProductListSkeleton() {
  const t = useTranslate()
  return (
    <>
      <Announcement visuallyHidden>{t('Loading')}</Announcement>
      <ProductGrid>
        {TILES.map((tile) => (
          <Stack key={tile}>
            <Skeleton $height="16rem" />
            <Skeleton $width="80%" />
            <Skeleton $width="50%" />
            <Skeleton $height="3.25rem" />
          </Stack>
        ))}
      </ProductGrid>
    </>
  )
}
