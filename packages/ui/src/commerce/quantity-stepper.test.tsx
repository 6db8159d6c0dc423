import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const parse = (text: string) => (/^[1-9]\d{0,11}$/.test(text) ? Math.min(100, Number(text)) : undefined)

function Stepper({ start, onChange }: { start: number; onChange: (value: number) => void }) {
  const [value, setValue] = useState(start)
  const change = (next: number) => {
    onChange(next)
    setValue(next)
  }
  return (
    <QuantityStepper
      label="Quantity"
      lessLabel="One less"
      moreLabel="One more"
      max={100}
      {...{ value, parse }}
      onChange={change}
    />
  )
}

function open(start: number) {
  const onChange = vi.fn<(value: number) => void>()
  const { unmount } = render(<Stepper {...{ start, onChange }} />)
  const field = screen.getByLabelText<HTMLInputElement>('Quantity')
  return { onChange, unmount, field, less: button('One less'), more: button('One more'), person: userEvent.setup() }
}

describe('the buttons', () => {
  it('[QTY-05] go up and down by one', async () => {
    const { onChange, less, more, person } = open(7)
    await person.click(more)
    await person.click(less)
    expect(onChange.mock.calls).toEqual([[8], [7]])
  })
  it('[QTY-05] never go below 1, and say so', async () => {
    const { onChange, less, person } = open(1)
    await person.click(less)
    expect(onChange).not.toHaveBeenCalled()
    expect(less.getAttribute('aria-disabled')).toBe('true')
  })
  it('[QTY-05] never go above 100, and say so', async () => {
    const { onChange, more, person } = open(100)
    await person.click(more)
    expect(onChange).not.toHaveBeenCalled()
    expect(more.getAttribute('aria-disabled')).toBe('true')
  })
})

describe('the field', () => {
  it('[QTY-06] may stand empty while typing and shows the quantity again on leaving', async () => {
    const { field, person, onChange } = open(3)
    await person.clear(field)
    expect(field.value).toBe('')
    await person.tab()
    expect(field.value).toBe('3')
    expect(onChange).not.toHaveBeenCalled()
  })
  it('[QTY-01] [QTY-02] [QTY-03] keeps to whole numbers from 1 to 100 whatever is typed', async () => {
    const key = fc.constantFrom('0', '1', '9', '-', '.', 'a', '{Backspace}')
    await fc.assert(
      fc.asyncProperty(fc.array(key, { maxLength: 8 }), async (keys) => {
        const { field, person, onChange, unmount } = open(3)
        await person.type(field, keys.join('') || '1')
        expect(field.value).toMatch(/^(?:|[1-9]\d?|100)$/)
        for (const [value] of onChange.mock.calls) expect(value >= 1 && value <= 100).toBe(true)
        unmount()
      }),
      { numRuns: 25 },
    )
  })
})
