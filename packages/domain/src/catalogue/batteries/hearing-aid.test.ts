import { describe, expect, test } from 'vitest'
import type { BatterySize } from './battery-sizes.ts'
import { fitOf, systemsIn, type Fit } from './hearing-aid.ts'

type Row = [fits: string[] | undefined, size: string, words: string, fit: Fit]

const ALL = ['10', '312', '13', '675']

/** Products by what they are for, hearing aids by size and words, and what a person who knows both would say. */
const TABLE: Row[] = [
  [['312'], '312', '', 'fits'],
  [['312'], '312', 'Oticon More 1', 'fits'],
  [['312'], '13', '', 'doesNotFit'],
  [['312'], '10', 'miniFit', 'doesNotFit'],
  [['312'], '675', '312', 'doesNotFit'],
  [['312'], '', '', 'unknown'],
  [['312'], '', '312', 'unknown'],
  [['312'], '', 'Oticon More 1, size 312', 'unknown'],
  [['312'], 'rechargeable', '', 'doesNotFit'],
  [['10'], '10', '', 'fits'],
  [['10'], '312', '', 'doesNotFit'],
  [['13'], '13', 'ProWax', 'fits'],
  [['13'], '312', 'ProWax', 'doesNotFit'],
  [['675'], '675', '', 'fits'],
  [['675'], '13', '', 'doesNotFit'],
  [['rechargeable'], 'rechargeable', '', 'fits'],
  [['rechargeable'], '312', '', 'doesNotFit'],
  [['rechargeable'], '', '', 'unknown'],
  [ALL, '312', '', 'fits'],
  [ALL, '675', '', 'fits'],
  [ALL, '', '', 'unknown'],
  [ALL, 'rechargeable', '', 'doesNotFit'],
  [[' 312 '], '312', '', 'fits'],
  [['3120'], '312', '', 'unknown'],
  [['size 312'], '312', '', 'unknown'],
  [['312', '13'], '13', '', 'fits'],
  [['312', '13'], '10', '', 'doesNotFit'],
  [['miniFit'], '312', 'miniFit', 'fits'],
  [['miniFit'], '', 'miniFit', 'fits'],
  [['miniFit'], '', 'MINIFIT', 'fits'],
  [['miniFit'], '', ' minifit ', 'fits'],
  [['miniFit'], '', 'Oticon More 1, miniFit', 'fits'],
  [['miniFit'], '', 'Oticon More 1; miniFit; ProWax', 'fits'],
  [['miniFit'], '', 'Oticon More 1\nminiFit', 'fits'],
  [['miniFit'], '312', '', 'unknown'],
  [['miniFit'], '', '', 'unknown'],
  [['miniFit'], '', 'Oticon More 1', 'unknown'],
  [['miniFit'], '', 'miniFit 85', 'unknown'],
  [['miniFit'], '', 'mini Fit', 'unknown'],
  [['miniFit'], '', 'mini', 'unknown'],
  [['miniFit'], '', 'ProWax miniFit', 'unknown'],
  [['miniFit'], '', 'not miniFit', 'unknown'],
  [['miniFit'], '', 'domes 8 mm open', 'unknown'],
  [['ProWax'], '', 'ProWax', 'fits'],
  [['ProWax'], '', 'ProWax miniFit', 'unknown'],
  [['ProWax'], '', 'ProWax, miniFit', 'fits'],
  [['ProWax miniFit'], '', 'ProWax miniFit', 'fits'],
  [['ProWax miniFit'], '', 'prowax  minifit', 'fits'],
  [['ProWax miniFit'], '', 'ProWax, miniFit', 'unknown'],
  [['ProWax miniFit'], '', 'miniFit', 'unknown'],
  [['ProWax', 'ProWax miniFit'], '', 'ProWax miniFit', 'fits'],
  [['312', 'miniFit'], '312', 'miniFit', 'fits'],
  [['312', 'miniFit'], '312', '', 'unknown'],
  [['312', 'miniFit'], '', 'miniFit', 'unknown'],
  [['312', 'miniFit'], '13', 'miniFit', 'unknown'],
  [['312', 'miniFit'], '13', '', 'unknown'],
  [[], '312', 'miniFit', 'unknown'],
  [undefined, '312', 'miniFit', 'unknown'],
  [[''], '312', '', 'unknown'],
  [['', ' '], '', ',', 'unknown'],
  [['Öppen'], '', 'o\u0308ppen', 'fits'],
  [['8 mm'], '', '8 mm', 'fits'],
  [['8 mm'], '', '18 mm', 'unknown'],
]

describe('fitOf', () => {
  test('[PROD-34] judges every pair of a product and a hearing aid as a person does, and never guesses', () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(60)
    const judged = TABLE.map(([fits, size, words]): Row => [
      fits,
      size,
      words,
      fitOf(fits, { size: (size || undefined) as BatterySize | undefined, words }),
    ])
    expect(judged).toEqual(TABLE)
  })

  test('[PROD-34] reads names between commas, semicolons and lines', () => {
    expect(systemsIn(' Oticon  More 1,,miniFit;\nProWax ')).toEqual(['oticon more 1', 'minifit', 'prowax'])
  })
})
