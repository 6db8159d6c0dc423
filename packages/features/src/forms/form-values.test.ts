import { describe, expect, it } from 'vitest'
import { valueAt, withValue } from './form-values.ts'

const values = { email: 'd@example.com', home: { city: 'Leeds', door: { floor: '2' } } }

describe('the values of a form', () => {
  it('reads and changes a field however deep its group is, and keeps the fields beside it', () => {
    expect(valueAt(values, 'home.door.floor')).toBe('2')
    const moved = withValue(values, 'home.door.floor', '3')
    expect(moved).toEqual({ ...values, home: { city: 'Leeds', door: { floor: '3' } } })
    expect(values.home.door.floor).toBe('2')
  })

  it('replaces a whole group that is named by its own path', () => {
    expect(withValue(values, 'home', { city: 'York' })).toEqual({ email: 'd@example.com', home: { city: 'York' } })
  })

  it('takes what is typed into a group that holds nothing yet', () => {
    expect(withValue({}, 'home.city', 'York')).toEqual({ home: { city: 'York' } })
  })
})
