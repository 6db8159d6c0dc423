import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { largeText, partPage, sideBySide, withValue } from '../testing/part-page.tsx'
import { PasswordField } from './password-field.tsx'

const Password = withValue(PasswordField)

const meta: Meta<typeof PasswordField> = {
  title: 'Parts/Forms/Password field',
  component: PasswordField,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    label: 'Password',
    value: 'Hearing2026',
    showLabel: 'Show',
    hideLabel: 'Hide',
    showName: 'Show password',
    hideName: 'Hide password',
    hint: '',
    error: '',
  },
  render: (args) => <Password {...args} />,
  parameters: partPage({
    use: 'For a password, old or new. Showing it spares a second field for repeating it.',
    avoid: 'For codes that are not secret, such as a discount code.',
    instead: { 'Forms/Text field': 'shows what is typed' },
    notes: ['Set autoComplete to current-password or new-password, and never forbid pasting.'],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof PasswordField>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Password, {
    Filled: {},
    New: {
      label: 'New password',
      showName: 'Show new password',
      value: '',
      hint: '8 characters, with a letter and a digit',
    },
    'With an error': {
      label: 'Repeated password',
      showName: 'Show repeated password',
      value: 'Hearing',
      error: 'Add a digit',
    },
  }),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    // Its words tell the state. A pressed “Hide” would say the opposite.
    await expect(document.activeElement).toHaveAccessibleName('Hide password')
    await expect(document.activeElement).not.toHaveAttribute('aria-pressed')
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'password')
  },
}

export const LongTexts: Story = {
  render: sideBySide(Password, {
    da: {
      label: 'Ny adgangskode',
      showLabel: 'Vis adgangskode',
      showName: 'Vis adgangskode',
      hint: 'Mindst otte tegn med både bogstaver og tal',
    },
    sv: {
      label: 'Nytt lösenord',
      showLabel: 'Visa lösenordet',
      showName: 'Visa lösenordet',
      hint: 'Minst åtta tecken med både bokstäver och siffror',
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
