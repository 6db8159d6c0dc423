import { FilterPanel } from '@shop/ui/commerce/lists/filter-panel.tsx'
import { ChipLinks } from '@shop/ui/navigation/chip-links.tsx'
import { useEffect, useRef } from 'react'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { NavigationType, useLocation, useNavigationType } from '../../runtime/navigation/router.ts'
import { listQuery, withFilters } from '../list-address.ts'
import type { ListOrigin } from '../list-origin.ts'
import type { ShownProducts } from '../shown-list.ts'
import { namedGroups } from './filter-names.ts'
import { LateFilterForm, loadFilterForm } from './late-filter-form.tsx'

interface ListFiltersProps {
  list: ShownProducts
  origin: ListOrigin
}

/** The filters of a list: a button that opens their form. Renders nothing if nothing divides the list. */
export function ListFilters({ list, origin }: ListFiltersProps) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const panel = useRef<HTMLDetailsElement>(null)
  const { filters, facets = [] } = list
  useKeptFocus(panel, filters.length)
  const close = () => {
    panel.current?.removeAttribute('open')
    panel.current?.querySelector('summary')?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }
  if (facets.length === 0) return null
  return (
    <FilterPanel
      ref={panel}
      onNear={loadFilterForm}
      label={filters.length > 0 ? t('FilterChosen', { count: filters.length }) : t('Filter')}
    >
      <LateFilterForm key={pathname + search} list={list} origin={origin} onChosen={close} />
    </FilterPanel>
  )
}

/** A chip for each chosen value, which removes it. */
export function ChosenFilters({ list }: Pick<ListFiltersProps, 'list'>) {
  const t = useTranslate()
  const chips = useChosen(list)
  return chips.length > 0 && <ChipLinks label={t('FilterChosenValues')} chips={chips} />
}

/** Returns the chosen values, each with the address of the list without it. */
export function useChosen(list: ShownProducts) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const { cultureName } = useConfiguration()
  const { filters, facets = [] } = list
  return namedGroups(facets, t, cultureName)
    .flatMap(({ values }) => values)
    .filter(({ filter }) => filters.includes(filter))
    .map(({ filter, fullName }) => ({
      href:
        pathname +
        listQuery(
          withFilters(
            list,
            filters.filter((other) => other !== filter),
          ),
        ),
      label: fullName,
      removeLabel: t('FilterRemove', { name: fullName }),
    }))
}

/** Keeps the focus near a chip that was pressed, and is gone. */
function useKeptFocus(panel: { readonly current: HTMLDetailsElement | null }, count: number) {
  const before = useRef(count)
  const hasComeBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (!isFewer || hasComeBack || document.activeElement !== document.body) return
    panel.current?.querySelector('summary')?.focus({ preventScroll: true })
  }, [panel, count, hasComeBack])
}
