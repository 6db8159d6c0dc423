import { describe, expect, it } from 'vitest'
import { loginDelay } from './authenticate.ts'

describe('loginDelay', () => {
  it('lets twenty tries at an account pass at once, then slows down each further one, up to a limit', () => {
    expect([1, 20, 21, 22, 49].map(loginDelay)).toEqual([0, 0, 100, 200, 2900])
    expect([50, 51, 1000].map(loginDelay)).toEqual([3000, 3000, 3000])
  })
})
