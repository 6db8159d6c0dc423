import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'

describe('PasswordField', () => {
  it('hides a shown password when its form is sent', () => {
    const words = { showLabel: 'Show', hideLabel: 'Hide', showName: 'Show password', hideName: 'Hide password' }
    render(
      <form aria-label="Login" onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="Password" value="Hearing2026" onChange={() => {}} {...words} />
      </form>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
    fireEvent.submit(screen.getByRole('form', { name: 'Login' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
  })
})
