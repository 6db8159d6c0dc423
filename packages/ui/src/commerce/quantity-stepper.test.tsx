import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

const button = (name: string) => screen.getByRole('button', { name })

function open(value: number) {
  const onChange = vi.fn<(value: number) => void>()
  render(
    <QuantityStepper
      label="Quantity"
      lessLabel="One less"
      moreLabel="One more"
      {...{ value, onChange }}
      parse={Number}
    />,
  )
  return { onChange, less: button('One less'), more: button('One more'), person: userEvent.setup() }
}

describe('− [n] +', () => {
  it('[QTY-05] goes down and up by one', async () => {
    const { onChange, less, more, person } = open(7)
    await person.click(less)
    await person.click(more)
    expect(onChange.mock.calls).toEqual([[6], [8]])
  })
  it('[QTY-05] never goes below 1, and says so', async () => {
    const { onChange, less, person } = open(1)
    await person.click(less)
    expect(onChange).not.toHaveBeenCalled()
    expect(less.getAttribute('aria-disabled')).toBe('true')
  })
  it('[QTY-05] never goes above 100, and says so', async () => {
    const { onChange, more, person } = open(100)
    await person.click(more)
    expect(onChange).not.toHaveBeenCalled()
    expect(more.getAttribute('aria-disabled')).toBe('true')
  })
})
