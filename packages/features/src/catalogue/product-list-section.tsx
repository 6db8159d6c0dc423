import { EmptyState } from '@shop/ui/feedback/empty-state.tsx'
import { ErrorPanel } from '@shop/ui/feedback/error-panel.tsx'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from '../runtime/navigation/router.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { ProductListSkeleton } from './product-list-skeleton.tsx'
import { ProductList } from './product-list.tsx'
import type { ShownList } from './shown-list.ts'
import type { ListOrigin } from './list-origin.ts'

interface ProductListSectionProps {
  /** Nothing while it is on its way. */
  list: ShownList | undefined
  origin: ListOrigin
  /** What stands here when there is nothing to show. */
  empty?: ReactNode
}

/** The place of a page's products in each of its states: on their way, refused, none, there (CAT-05). */
export function ProductListSection({ list, origin, empty }: ProductListSectionProps) {
  const t = useTranslate()
  if (!list) return <ProductListSkeleton />
  if (list.kind === 'refused') return <RefusedProducts />
  if (list.total === 0) return empty ?? <EmptyState title={<p>{t('CategoryEmpty')}</p>} />
  return <ProductList list={list} origin={origin} />
}

function RefusedProducts() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <ErrorPanel
      title={t('ProductsFailed')}
      text={t('ContactCustomerServiceIfItContinues')}
      action={t('TryAgain')}
      onAction={() => void navigate(pathname + search, { replace: true })}
    />
  )
}
