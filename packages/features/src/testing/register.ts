import { fireEvent, screen } from '@testing-library/react'

/** What somebody fills into it. */
const PERSON = {
  'First name': 'Dorothy',
  'Last name': 'Ashworth',
  'Email address': 'dorothy@example.com',
  Password: 'Quiet7Room',
  'Password again': 'Quiet7Room',
}

/** Types everything that registering needs but the captcha. */
export function fillInRegistration(changes: Partial<typeof PERSON> = {}) {
  for (const [name, value] of Object.entries({ ...PERSON, ...changes })) {
    fireEvent.change(screen.getByLabelText(name, { selector: '[id^="registration-"]' }), { target: { value } })
  }
}
