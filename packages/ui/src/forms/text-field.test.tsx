import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TextField } from './text-field.tsx'

const nothing = () => {}
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

describe('a text field', () => {
  it('is described by its hint and its error', () => {
    render(
      <TextField
        label="Email address"
        hint="For the receipt"
        error="Write a full address"
        value=""
        onChange={nothing}
      />,
    )
    const field = screen.getByRole('textbox', { name: 'Email address' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(described(field)).toEqual(['For the receipt', 'Write a full address'])
  })
  it('is not called wrong while nothing is wrong', () => {
    render(<TextField label="City" value="" onChange={nothing} />)
    const field = screen.getByRole('textbox', { name: 'City' })
    expect(field.hasAttribute('aria-invalid')).toBe(false)
    expect(field.hasAttribute('aria-describedby')).toBe(false)
  })
  it('shows the error above the field, where it is not covered by a list of suggestions', () => {
    render(<TextField label="City" error="Write a city" value="" onChange={nothing} />)
    const after = screen.getByText('Write a city').compareDocumentPosition(screen.getByRole('textbox'))
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
  it('[QTY-07] honours a maximum length', () => {
    render(<TextField label="Code" maxLength={30} value="" onChange={nothing} />)
    expect(screen.getByRole<HTMLInputElement>('textbox').maxLength).toBe(30)
  })
})
