import { describe, expect, it } from 'vitest'
import { isFinal } from './operation-answer.ts'

describe('isFinal', () => {
  it.each([400, 402, 404, 405, 410, 422])('a request refused with %i never succeeds [PAY-30]', (status) => {
    expect(isFinal({ status })).toBe(true)
  })

  it.each([
    [0, 'without an answer'],
    [302, 'redirected'],
    [401, 'with a wrong key'],
    [403, 'without the right to it'],
    [408, 'too slow'],
    [409, 'sent twice at once'],
    [425, 'too early'],
    [429, 'one of too many'],
    [500, 'broken'],
    [503, 'overloaded'],
  ])('a request refused with %i, %s, may succeed later [PAY-30]', (status) => {
    expect(isFinal({ status })).toBe(false)
  })
})
