import { expect, it } from 'vitest'
import { brandOf } from './brand.ts'

it('knows the brands by their first digits', () => {
  expect(['4111', '5454', '2223', '3714', '5019', '6759'].map(brandOf)).toEqual([
    'Visa',
    'MasterCard',
    'MasterCard',
    'AmericanExpress',
    'Dankort',
    'Maestro',
  ])
})
