import type { FacetGroup, FacetValue } from '@shop/domain/filters/facets.ts'
import { FACET_GROUPS, filterOf, OFFER, STOCK } from '@shop/domain/filters/facet-groups.ts'
import { BATTERY_SIZES, type BatterySize } from '@shop/domain/catalogue/batteries/battery-sizes.ts'
import { writtenCulture } from '@shop/domain/text/culture.ts'
import type { Translate } from '../../runtime/config/shop-config.tsx'

const GROUP_NAMES = { fits: 'FilterFits', type: 'FilterType', size: 'FilterSize', colour: 'FilterColour' } as const
/** The groups of one value are shown together. */
const ALONE: Readonly<Record<string, 'InStock' | 'FilterOnOffer'>> = {
  [STOCK]: 'InStock',
  [OFFER]: 'FilterOnOffer',
}

/** A value as the form and the chips show it. */
export interface NamedValue {
  filter: string
  name: string
  /** The name with its group, such as `Colour: Red`. */
  fullName: string
  count: number
  /** The battery size that the value stands for. */
  size?: BatterySize | undefined
}

interface NamedGroup {
  key: string
  name: string
  values: NamedValue[]
}

/** Returns the groups in the order of the shop, with their words: what fits first, stock and offers last. */
export function namedGroups(facets: readonly FacetGroup[], t: Translate, cultureName: string): NamedGroup[] {
  const { compare } = new Intl.Collator(writtenCulture(cultureName), { numeric: true })
  const worded = FACET_GROUPS.flatMap((key) => facets.find((group) => group.key === key) ?? [])
  const alone = facets.filter(({ key }) => key in ALONE)
  const others = facets.filter((group) => !worded.includes(group) && !alone.includes(group))
  const named = [...worded, ...others].map((group): NamedGroup => {
    const name = nameOf(group, t)
    const values = group.values.map((value) => namedValue(group, value, name, t))
    return {
      key: group.key,
      name,
      values: [...values].sort((one, other) => place(one) - place(other) || compare(one.name, other.name)),
    }
  })
  const only = alone.flatMap(({ key, values }) =>
    values.map((value): NamedValue => {
      const name = t(ALONE[key] ?? 'InStock')
      return { filter: filterOf(key, value.key), name, fullName: name, count: value.count }
    }),
  )
  return only.length > 0 ? [...named, { key: 'only', name: t('FilterOnly'), values: only }] : named
}

function nameOf({ key, name }: FacetGroup, t: Translate): string {
  const worded = FACET_GROUPS.find((group) => group === key)
  return worded ? t(GROUP_NAMES[worded]) : name || key
}

function namedValue({ key }: FacetGroup, value: FacetValue, groupName: string, t: Translate): NamedValue {
  const size = key === 'fits' ? BATTERY_SIZES.find((one) => one === value.key) : undefined
  const name = size ? sizeName(size, t) : value.name || value.key
  return { filter: filterOf(key, value.key), name, fullName: `${groupName}: ${name}`, count: value.count, size }
}

const sizeName = (size: BatterySize, t: Translate) =>
  size === 'rechargeable' ? t('BatterySizeRechargeable') : t('BatterySizeNamed', { size })

/** Battery sizes stand in their own order, before other values. */
const place = ({ size }: NamedValue) => (size ? BATTERY_SIZES.indexOf(size) : BATTERY_SIZES.length)
