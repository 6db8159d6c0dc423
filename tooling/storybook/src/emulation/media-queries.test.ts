import { expect, it } from 'vitest'
import { emulateQuery, emulateScheme } from './media-queries.ts'

const usual = { textScale: 1, reducesMotion: false, forcesColours: false }

it.each([
  ['screen and (min-width: 48em)', {}, 'screen and (min-width: 48em)'],
  ['screen and (min-width: 48em)', { textScale: 2 }, 'screen and (min-width: 96em)'],
  ['(max-width: 35.5em) and (min-width: 30rem)', { textScale: 2 }, '(max-width: 71em) and (min-width: 60rem)'],
  ['(min-width: 768px)', { textScale: 2 }, '(min-width: 768px)'],
  ['(prefers-reduced-motion: reduce)', { reducesMotion: true }, '(min-width: 0px)'],
  ['(prefers-reduced-motion)', { reducesMotion: true }, '(min-width: 0px)'],
  ['(prefers-reduced-motion: no-preference)', { reducesMotion: true }, '(max-width: 0px)'],
  ['(prefers-reduced-motion: reduce)', { forcesColours: true }, '(prefers-reduced-motion: reduce)'],
  ['(forced-colors: active)', { forcesColours: true }, '(min-width: 0px)'],
  ['(forced-colors: none) and (min-width: 10em)', { forcesColours: true }, '(max-width: 0px) and (min-width: 10em)'],
])('reads %s with %o as %s', (query, emulation, expected) => {
  expect(emulateQuery(query, { ...usual, ...emulation })).toBe(expected)
})

it.each([
  ['dark', '(min-width: 0px) and (max-width: 0px)'],
  ['light', '(max-width: 0px) and (min-width: 0px)'],
] as const)('emulates a browser that is %s', (scheme, expected) => {
  expect(emulateScheme('(prefers-color-scheme: dark) and (prefers-color-scheme:light)', scheme)).toBe(expected)
})
