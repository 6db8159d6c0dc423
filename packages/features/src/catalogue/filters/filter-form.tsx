import type { FoundProducts } from '@shop/api-client'
import { readFilters } from '@shop/domain/filters/filters.ts'
import { SORT } from '@shop/domain/catalogue/sort.ts'
import { BatteryTab } from '@shop/ui/commerce/battery-tab.tsx'
import { FilterForm as Form, FilterValue } from '@shop/ui/commerce/lists/filter-panel.tsx'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Fieldset } from '@shop/ui/forms/fieldset.tsx'
import { useEffect, useState, type FormEvent } from 'react'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useLocation, useNavigate } from '../../runtime/navigation/router.ts'
import { useShop, type Shop } from '../../runtime/state/shop-context.ts'
import { getProductLists } from '../get-product-lists.ts'
import { listQuery, withFilters, type ListChoice } from '../list-address.ts'
import type { ListOrigin } from '../list-origin.ts'
import type { MaybePromise } from '../product-lists.ts'
import { offeredGroups, type ShownProducts } from '../shown-list.ts'
import { namedGroups } from './filter-names.ts'

interface FilterFormProps {
  list: ShownProducts
  origin: ListOrigin
  /** Called when the visitor has sent the form. */
  onChosen: () => void
}

/** What ticked values would show. */
type Preview = Pick<ShownProducts, 'total' | 'facets'>

/** The values that a list can be filtered by. Its button says how many products the ticked ones show. Without a script the browser sends it. */
export function FilterForm({ list, origin, onChosen }: FilterFormProps) {
  const t = useTranslate()
  const { cultureName } = useConfiguration()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const shop = useShop()
  const [chosen, setChosen] = useState(list.filters)
  const [ticked, setTicked] = useState('')
  const choice = withFilters(list, chosen)
  const preview = usePreview(shop, list, choice, origin)
  const { facets = [] } = preview ?? list
  const tick = (filter: string, isTicked: boolean) => {
    setTicked(filter)
    setChosen((before) => (isTicked ? readFilters([...before, filter]) : before.filter((other) => other !== filter)))
  }
  const show = (event: FormEvent) => {
    event.preventDefault()
    onChosen()
    void navigate(pathname + listQuery(choice), { preventScrollReset: true, state })
  }
  const total = preview?.total
  const text =
    total === undefined ? t('FilterShow') : total === 1 ? t('FilterShowOne') : t('FilterShowOther', { count: total })
  return (
    <Form action={pathname} onSubmit={show}>
      {list.sort !== SORT.relevance && <input type="hidden" name="sort" value={list.sort} />}
      {namedGroups(facets, t, cultureName).map(({ key, name, values }) => (
        <Fieldset key={key} legend={name}>
          {values.map(({ filter, name: value, count, size }) => (
            <Checkbox
              key={filter}
              name="filter"
              value={filter}
              label={
                <FilterValue name={value} count={`(${count})`} mark={size && <BatteryTab size={size} scale="line" />} />
              }
              checked={chosen.includes(filter)}
              // The one that was just unticked keeps the focus.
              disabled={count === 0 && !chosen.includes(filter) && filter !== ticked}
              onChange={(isTicked) => tick(filter, isTicked)}
            />
          ))}
        </Fieldset>
      ))}
      <div>
        <Button type="submit">
          {shop.platform.kind === 'server' && <span data-without-script>{t('FilterShow')}</span>}
          <span>{text}</span>
        </Button>
        <Announcement visuallyHidden>{ticked !== '' && preview && text}</Announcement>
      </div>
    </Form>
  )
}

/** Returns what the ticked values would show. Undefined until that is known. */
function usePreview(shop: Shop, list: ShownProducts, choice: ListChoice, origin: ListOrigin): Preview | undefined {
  const [known, setKnown] = useState<{ query: string; preview: Preview }>({
    query: listQuery(withFilters(list, list.filters)),
    preview: list,
  })
  const query = listQuery(choice)
  useEffect(() => {
    let isWanted = true
    const fetchPreview = async () => {
      const found = await listOf(origin, choice)
      if (!isWanted || !found) return
      const facets = offeredGroups(found.facets ?? [], shop.config.configuration)
      setKnown({ query, preview: { total: found.total, facets } })
    }
    const listOf = (of: ListOrigin, wanted: ListChoice): MaybePromise<FoundProducts> | undefined => {
      if (of.kind === 'category') return getProductLists(shop).category(of.path, wanted)
      return of.kind === 'search' ? getProductLists(shop).search(of.query, wanted) : undefined
    }
    if (query !== known.query) void fetchPreview().catch(() => undefined)
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the query has all of the choice
  }, [query])
  return known.query === query ? known.preview : undefined
}
