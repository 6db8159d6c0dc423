import { describe, expect, test } from 'vitest'
import { batteryCategories } from './battery-categories.ts'
import type { Category } from '../category.ts'

const category = (title: string, ...subcategories: string[]): Category => ({
  id: title,
  title,
  url: `/${title}`,
  image: '',
  subcategories: subcategories.map((name) => ({ title: name, url: `/${title}/${name}/`, partialIds: [] })),
  partialIds: [],
})

describe('batteryCategories', () => {
  test('finds the category of each size by its title, so that the colour of the tab leads to the battery', () => {
    const shopCategories = batteryCategories(
      [category('domes', 'Tubes'), category('batteries', 'Size 10', 'Size 312', 'Testers')],
      '',
    )
    expect(shopCategories).toEqual([
      { size: '10', title: 'Size 10', path: '/batteries/Size 10' },
      { size: '312', title: 'Size 312', path: '/batteries/Size 312' },
    ])
  })

  test('knows what is rechargeable by the word of the shop, whatever its ending and its hyphens', () => {
    const shopCategories = batteryCategories(
      [category('batterier', 'Str. 13', 'Str. 675', 'Genop\u00ADladelige')],
      'Genopladelig',
    )
    expect(shopCategories.map(({ size }) => size)).toEqual(['13', '675', 'rechargeable'])
  })

  test('finds nothing where a shop does not keep its sizes apart', () => {
    expect(batteryCategories([category('batteries', 'Size 312')], '')).toEqual([])
    expect(batteryCategories([category('tubes', '10 to 13 mm', '13 or 312')], '')).toEqual([])
    expect(batteryCategories([category('batteries', 'Size 1312', 'Size 1')], '')).toEqual([])
  })
})
