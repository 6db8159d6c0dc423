import { describe, expect, it } from 'vitest'
import { summaryOpens } from './payment-summary.tsx'

describe('summaryOpens', () => {
  it('[PAY-09] is open at first only with fewer than 6 products in a window wider than 991 px', () => {
    expect(summaryOpens(5, 992)).toBe(true)
    expect(summaryOpens(6, 992)).toBe(false)
    expect(summaryOpens(5, 991)).toBe(false)
  })
})
