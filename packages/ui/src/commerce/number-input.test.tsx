import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { NumberField } from '../forms/number-field.tsx'

const parse = (text: string) => (/^[1-9]\d{0,11}$/.test(text) ? Math.min(100, Number(text)) : undefined)

function Quantity({ heard }: { heard: (value: number) => void }) {
  const [value, setValue] = useState(3)
  const take = (next: number) => {
    heard(next)
    setValue(next)
  }
  return <NumberField label="Quantity" value={value} parse={parse} onChange={take} />
}

function open() {
  const heard = vi.fn<(value: number) => void>()
  const { unmount } = render(<Quantity heard={heard} />)
  return { heard, unmount, field: screen.getByLabelText<HTMLInputElement>('Quantity'), person: userEvent.setup() }
}

describe('a number that is typed', () => {
  it('[QTY-01] never shows letters, signs or separators', async () => {
    const { field, person, heard } = open()
    await person.clear(field)
    await person.type(field, '-1e,2.')
    expect(field.value).toBe('12')
    expect(heard).toHaveBeenLastCalledWith(12)
  })
  it('[QTY-02] rejects a zero', async () => {
    const { field, person, heard } = open()
    await person.clear(field)
    await person.type(field, '0')
    expect(field.value).toBe('')
    expect(heard).not.toHaveBeenCalled()
  })
  it('[QTY-03] shows 100 for more than 100, so that nobody thinks more was ordered', async () => {
    const { field, person, heard } = open()
    await person.clear(field)
    await person.type(field, '250')
    expect(field.value).toBe('100')
    expect(heard).toHaveBeenLastCalledWith(100)
  })
  it('[QTY-04] takes at most 12 characters', () => {
    expect(open().field.maxLength).toBe(12)
  })
  it('[QTY-06] may stand empty while typing and shows the number in force on leaving', async () => {
    const { field, person, heard } = open()
    await person.clear(field)
    expect(field.value).toBe('')
    await person.tab()
    expect(field.value).toBe('3')
    expect(heard).not.toHaveBeenCalled()
  })
  it('[QTY-01] keeps to whole numbers from 1 to 100 whatever is typed', async () => {
    const key = fc.constantFrom('0', '1', '9', '-', '.', 'a', '{Backspace}')
    await fc.assert(
      fc.asyncProperty(fc.array(key, { maxLength: 8 }), async (keys) => {
        const { field, person, heard, unmount } = open()
        await person.type(field, keys.join('') || '1')
        expect(field.value).toMatch(/^(?:|[1-9]\d?|100)$/)
        for (const [value] of heard.mock.calls) expect(value >= 1 && value <= 100).toBe(true)
        unmount()
      }),
      { numRuns: 25 },
    )
  })
})
