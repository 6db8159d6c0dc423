import { fireEvent, screen } from '@testing-library/react'

const PERSON = {
  'First name': 'Dorothy',
  'Last name': 'Ashworth',
  'Email address': 'dorothy@example.com',
  Password: 'Quiet7Room',
  'Password again': 'Quiet7Room',
}

/** Fills in the registration, except the captcha. */
export function fillInRegistration(changes: Partial<typeof PERSON> = {}) {
  for (const [name, value] of Object.entries({ ...PERSON, ...changes })) {
    fireEvent.change(screen.getByLabelText(name, { selector: '[id^="registration-"]' }), { target: { value } })
  }
}
