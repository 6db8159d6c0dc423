import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { largeText, OnBrand, partPage, sideBySide, withValue } from '../testing/part-page.tsx'
import { TextField } from './text-field.tsx'

const Field = withValue(TextField)

const meta: Meta<typeof TextField> = {
  title: 'Parts/Forms/Text field',
  component: TextField,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    label: 'Postcode',
    value: '',
    hint: '',
    error: '',
    question: '',
    optional: '',
    labelHidden: false,
    disabled: false,
  },
  argTypes: { disabled: { control: 'boolean', description: 'Shows a value that cannot be changed here.' } },
  render: (args) => <Field {...args} />,
  parameters: partPage({
    use: 'For an answer of a few words: a name, a postcode, an email address.',
    avoid: 'For several lines, for a password, and where a few answers are known.',
    instead: {
      'Forms/Text area': 'takes several lines',
      'Forms/Password field': 'can be hidden and shown',
      'Forms/Radio cards': 'offers two to six answers',
      'Forms/Select': 'offers more',
    },
    notes: [
      'The label says what to write. An example goes into the hint, never into the field: it would vanish while typing.',
      'The error says how to mend it: “Write the whole postcode”, not “Invalid”.',
      'What only looks unusual is a question, not an error. The form is sent at the next press.',
      'Mark what is optional, not what is required.',
      'Set autoComplete, so that the browser fills the field for trembling hands.',
      'A hint is one short sentence without a link: screen readers read it at each visit, and a link in it cannot be followed.',
      'A field is as wide as the form, not as its content: a trembling hand hits the full width more easily.',
      'No limit of length is announced. Limits are far above what people write, and protect the gateway.',
      'Never forbid pasting. Switch spellCheck off for numbers and names.',
    ],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof TextField>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Field, {
    Empty: { label: 'First name' },
    Filled: { label: 'Last name', value: 'Åkerström' },
    'With a hint': { label: 'Email address', hint: 'We send the receipt here.' },
    'With an error': { label: 'Town', error: 'Write the name of your town', value: 'B' },
    'With a question': { label: 'Phone', question: 'Is this number right? It looks too short.', value: '39 62' },
    Optional: { label: 'Company', optional: '(optional)' },
    Disabled: { label: 'Country', value: 'Denmark', disabled: true },
    'Label for screen readers only': { label: 'Discount code', labelHidden: true, value: 'NOVEMBER' },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('Inger')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Inger')
    await expect(canvas.getByLabelText('Town')).toHaveAccessibleDescription('Write the name of your town')
    await expect(canvas.getByLabelText('Town')).toBeInvalid()
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription(
      'Is this number right? It looks too short.',
    )
    await expect(canvas.getByLabelText('Phone')).toBeValid()
  },
}

export const OnTheBrandsColour: Story = {
  args: { hint: 'Once a month', error: 'Write your email address', label: 'Email address' },
  decorators: [
    (Part) => (
      <OnBrand>
        <Part />
      </OnBrand>
    ),
  ],
}

export const LongTexts: Story = {
  render: sideBySide(Field, {
    da: {
      label: 'Telefonnummer til aftaler om levering',
      hint: 'Vi bruger det kun, hvis fragtfirmaet har spørgsmål til leveringsadressen.',
      error: 'Skriv telefonnummeret med alle otte cifre, for eksempel 12 34 56 78',
      optional: '(valgfrit)',
    },
    sv: {
      label: 'Mobiltelefonnummer för leveransaviseringar',
      hint: 'Vi använder det bara om transportföretaget har frågor om leveransadressen.',
      error: 'Skriv hela mobiltelefonnumret, till exempel 070-123 45 67',
      optional: '(valfritt)',
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
