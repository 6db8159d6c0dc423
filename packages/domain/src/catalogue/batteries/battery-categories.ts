import { BATTERY_SIZES, type BatterySize } from './battery-sizes.ts'
import type { Category } from '../category.ts'
import { normalPath } from '../../text/paths.ts'
import { withoutSoftHyphens } from '../../text/soft-hyphens.ts'

/** A category that holds the batteries of one size. */
export interface BatteryCategory {
  size: BatterySize
  path: string
  title: string
}

/**
 * Returns the categories of one battery size each, in the order of the shop. The size is read from their titles. Empty if the
 * shop does not separate its sizes. `rechargeable` is the stem of the shop's word for rechargeable batteries.
 */
export function batteryCategories(categories: readonly Category[], rechargeable: string): BatteryCategory[] {
  const candidates = categories.map(({ subcategories }) =>
    subcategories.flatMap(({ title, url }): BatteryCategory[] => {
      const size = sizeIn(title, rechargeable)
      return size === undefined ? [] : [{ size, title, path: normalPath(url) }]
    }),
  )
  return candidates.find((found) => found.filter(({ size }) => size !== 'rechargeable').length > 1) ?? []
}

function sizeIn(title: string, rechargeable: string): BatterySize | undefined {
  const plain = plainWord(title)
  if (rechargeable !== '' && plain.startsWith(plainWord(rechargeable))) return 'rechargeable'
  const [number, ...others] = plain.match(/\d+/g) ?? []
  return others.length > 0 ? undefined : BATTERY_SIZES.find((size) => size === number)
}

/** Returns a title as it is compared: in lower case, without soft hyphens. */
export const plainWord = (text: string) => withoutSoftHyphens(text).toLowerCase()
