import { describe, expect, it } from 'vitest'
import { shortNumber } from './short-number.ts'

describe('shortNumber', () => {
  it.each([
    ['pay-4419', 'pay-4419'],
    ['8816021234AB', '8816021234AB'],
    ['7f3a91c2d5e84b0a9c1f2e3d4c5b6a79', '7F3A 91C2'],
    ['7f3a91c2-d5e8-4b0a-9c1f-2e3d4c5b6a79', '7F3A 91C2'],
  ])('[RES-15] reads %s as %s', (number, short) => {
    expect(shortNumber(number)).toBe(short)
  })
})
