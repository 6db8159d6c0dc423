import { maySortByPrice, readSort, SORT, type Sort } from '@shop/domain/catalogue/sort.ts'
import { Select } from '@shop/ui/forms/select.tsx'
import { useLocation, useNavigate } from '../runtime/navigation/router.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { listQuery, PAGE_SIZE } from './list-address.ts'

/** The sort order of a list. Sorting by price is offered only if the shop allows it. */
export function SortChoice({ sort }: { sort: Sort }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const choices = [
    { value: String(SORT.relevance), label: t('SortRelevance') },
    { value: String(SORT.name), label: t('SortName') },
    ...(maySortByPrice(useConfiguration()) ? [{ value: String(SORT.price), label: t('SortPrice') }] : []),
  ]
  const sortBy = (chosen: string) => {
    const query = listQuery({ skipped: 0, shown: PAGE_SIZE, sort: readSort(chosen) })
    void navigate(pathname + query, { replace: true, preventScrollReset: true, state })
  }
  return <Select label={t('SortBy')} value={String(sort)} choices={choices} onChange={sortBy} />
}
