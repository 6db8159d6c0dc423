import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

const errors = [{ text: 'Enter your postcode', fieldId: 'postcode' }, { text: 'The order was not accepted' }]
const page = (attempt: number) => (
  <>
    <ErrorSummary title="Please correct two things" errors={attempt ? errors : []} attempt={attempt} />
    <input id="postcode" aria-label="Postcode" />
  </>
)

describe('the error summary', () => {
  it('takes the focus after every attempt, so that it is read aloud each time', () => {
    const { rerender } = render(page(0))
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(page(1))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    screen.getByLabelText('Postcode').focus()
    rerender(page(2))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })
  it('leads to each field without a step of Back', async () => {
    render(page(1))
    const before = window.location.href
    await userEvent.click(screen.getByRole('link', { name: 'Enter your postcode' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Postcode'))
    expect(window.location.href).toBe(before)
  })
  it('swallows nothing: what belongs to no field is said too', () => {
    render(page(1))
    expect(screen.getByText('The order was not accepted')).toBeTruthy()
  })
})
