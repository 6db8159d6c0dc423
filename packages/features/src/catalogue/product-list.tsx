import { useEffect, useRef } from 'react'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Stack, Row } from '@shop/ui/layout/layout.tsx'
import { ListToolbar } from '@shop/ui/commerce/lists/list-toolbar.tsx'
import { ProductGrid } from '@shop/ui/commerce/lists/product-grid.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { LIST_STEP } from '@shop/domain/catalogue/list-steps.ts'
import { maySortByPrice, readSort, SORT } from '@shop/domain/catalogue/sort.ts'
import { Select } from '@shop/ui/forms/select.tsx'
import { NavigationType, useNavigationType, useLocation, useNavigate } from '../runtime/navigation/router.ts'
import { useTranslate, useConfiguration } from '../runtime/config/shop-config.tsx'
import { ProductTile } from './tile/product-tile.tsx'
import type { ShownProducts } from './shown-list.ts'
import type { ListOrigin } from './list-origin.ts'
import { listQuery, MAX_SHOWN, nextChoice, previousChoice, withFilters, type ListChoice } from './list-address.ts'
import { ChosenFilters, ListFilters } from './filters/list-filters.tsx'
import { NothingMatches } from './filters/nothing-matches.tsx'
import { uniqueKeys } from '../runtime/state/unique-keys.ts'

/** How many cards are visible at first on any screen: the first row on a phone. */
const FIRST_SEEN = 2

interface ProductListProps {
  list: ShownProducts
  origin: ListOrigin
}

/** Products with their number, sort order and links to more. */
export function ProductList({ list, origin }: ProductListProps) {
  const t = useTranslate()
  const { products, total, ...choice } = list
  const isEmpty = total === 0
  const grid = useNewProductFocus(products.length, choice)
  const keys = uniqueKeys(products, ({ id }) => id)
  return (
    <Stack>
      <ListToolbar
        filters={<ListFilters list={list} origin={origin} />}
        count={
          <Announcement>
            {isEmpty ? t('FilterNothing') : t('ShowingProducts', { shown: products.length, total })}
          </Announcement>
        }
      >
        {!isEmpty && <SortChoice choice={choice} />}
      </ListToolbar>
      {isEmpty ? <NothingMatches list={list} /> : <ChosenFilters list={list} />}
      <ShowPrevious choice={choice} total={total} />
      <div ref={grid}>
        <ProductGrid>
          {products.map((product, index) => (
            <ProductTile
              key={keys[index]}
              product={product}
              origin={origin}
              headingLevel={2}
              isFirst={index < FIRST_SEEN}
            />
          ))}
        </ProductGrid>
      </div>
      <ShowMore choice={choice} total={total} />
    </Stack>
  )
}

/** Moves the focus to the first new product after "show more", because the focused button may be gone. */
function useNewProductFocus(count: number, { skipped, filters }: Pick<ShownProducts, 'skipped' | 'filters'>) {
  const grid = useRef<HTMLDivElement>(null)
  const chosen = filters.join(' ')
  const before = useRef({ count, skipped, chosen })
  const hasComeBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const { current } = before
    before.current = { count, skipped, chosen }
    // Other filters show other products: none is new.
    if (chosen !== current.chosen) return
    const isOtherPart = skipped !== current.skipped
    if (isOtherPart && !hasComeBack) grid.current?.scrollIntoView()
    if (hasComeBack || (!isOtherPart && count <= current.count)) return
    const firstNew = grid.current?.querySelectorAll('article')[isOtherPart ? 0 : current.count]
    firstNew?.querySelector('a')?.focus({ preventScroll: true })
  }, [count, skipped, chosen, hasComeBack])
  return grid
}

interface ListLinkProps {
  choice: ListChoice
  total: number
}

/** A link to the next products of a list. Works without script because it is a link. */
function ShowMore({ choice, total }: ListLinkProps) {
  const t = useTranslate()
  const left = total - choice.skipped - choice.shown
  if (left <= 0) return null
  return <ListLink choice={nextChoice(choice)}>{t('ShowMoreProducts', { count: Math.min(left, LIST_STEP) })}</ListLink>
}

/** A link to the previous products of a list that is too long for one page. */
function ShowPrevious({ choice, total }: ListLinkProps) {
  const t = useTranslate()
  const previous = previousChoice(choice, total)
  return previous ? <ListLink choice={previous}>{t('ShowPreviousProducts', { count: MAX_SHOWN })}</ListLink> : null
}

function ListLink({ choice, children }: { choice: ListChoice; children: string }) {
  const { pathname, state } = useLocation()
  return (
    <Row justify="center">
      <ButtonLink href={pathname + listQuery(choice)} state={state} look="secondary" size="large">
        {children}
      </ButtonLink>
    </Row>
  )
}

/** The sort order of a list. Sorting by price is offered only if the shop allows it. */
function SortChoice({ choice }: { choice: ListChoice & Pick<ShownProducts, 'sortsPerUnit'> }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const mayUsePrices = maySortByPrice(useConfiguration())
  const choices = [
    { value: String(SORT.relevance), label: t('SortRelevance') },
    { value: String(SORT.name), label: t('SortName') },
    ...(mayUsePrices ? [{ value: String(SORT.price), label: t('SortPrice') }] : []),
    ...(mayUsePrices && choice.sortsPerUnit
      ? [{ value: String(SORT.pricePerUnit), label: t('SortPricePerUnit') }]
      : []),
  ]
  const sortBy = (chosen: string) => {
    const query = listQuery({ ...withFilters(choice, choice.filters), sort: readSort(chosen) })
    void navigate(pathname + query, { replace: true, preventScrollReset: true, state })
  }
  return <Select label={t('SortBy')} value={String(choice.sort)} choices={choices} onChange={sortBy} />
}
