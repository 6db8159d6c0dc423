import { describe, expect, test } from 'vitest'
import { isDark } from './is-dark.ts'

describe('isDark', () => {
  test('distinguishes dark from light backgrounds', () => {
    for (const dark of ['#000000', '#12151F', '#1E4A36', '#331036', '#2632B8']) expect(isDark(dark)).toBe(true)
    for (const light of ['#FFFFFF', '#FDF3EC', '#F2C230', '#e7f0e8']) expect(isDark(light)).toBe(false)
  })

  test('takes a ground it cannot read for a light one', () => {
    expect(isDark('canvas')).toBe(false)
  })
})
