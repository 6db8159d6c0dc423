import { describe, expect, test } from 'vitest'
import { batteryCategories } from './battery-categories.ts'
import { searchedBatterySize, withBatterySizes } from './battery-codes.ts'

const title = (name: string) => ({ title: name, url: `/batterier/${name}`, partialIds: [] })

describe('withBatterySizes', () => {
  test.each([
    ['10', 'PR70 A10 ZA10 DA10 AC10 V10 10AE 7005ZD str.10 nr.10 P10'],
    ['312', 'PR41 pr-41 A312 DA312 312s 312AE 7002ZD str.312 Størrelse.312 ZL312'],
    ['13', 'PR48 A13 ZA13 p13 13AU 7000ZD size.13 storlek.13'],
    ['675', 'PR44 A675 675ZA me675 7003ZD stl.675 stoerrelse.675'],
  ])('[SRCH-11] reads %s where makers print %s', (size, codes) => {
    for (const code of codes.split(' ')) expect([code, withBatterySizes(code)]).toEqual([code, size])
  })

  test.each(['size 3120', 'class 10', 'BAT-312-06', '675CI', 'PR35', '7001ZD', '10 mm', 'x10'])(
    '[SRCH-11] leaves %s as it is',
    (typed) => {
      expect(withBatterySizes(typed)).toBe(typed)
    },
  )
})

describe('searchedBatterySize', () => {
  test('[SRCH-11] knows which size a search asks for', () => {
    const category = { id: 'b', title: 'b', url: '/batterier', image: '', partialIds: [] }
    const sizes = batteryCategories(
      [{ ...category, subcategories: ['Str. 10', 'Str. 312', 'Genop\u00ADladelige'].map(title) }],
      'Genopladelig',
    )
    const searched = (query: string) => searchedBatterySize(query, sizes)?.size
    expect(['312', ' A312', 'p312', 'str. 312', 'PR41', 'ZA10'].map(searched)).toEqual(
      '312 312 312 312 312 10'.split(' '),
    )
    expect(searched('genopladelige')).toBe('rechargeable')
    expect(['3', '13', '10 mm', 'dome 10', ''].filter(searched)).toEqual([])
  })
})
