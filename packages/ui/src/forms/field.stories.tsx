import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { Field, FieldError, FieldQuestion, Hint, Input, Label } from './field.tsx'

const meta: Meta<typeof Field> = {
  title: 'Parts/Forms/Field',
  component: Field,
  subcomponents: { Label, Hint, FieldError, FieldQuestion, Input },
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    label: 'Date of birth',
    hint: '',
    error: '',
    question: '',
    optional: '',
    labelHidden: false,
    children: (control) => <Input {...control} />,
  },
  parameters: partPage({
    use: 'To make a new kind of field: it connects any control with its label, hint and error for screen readers.',
    avoid: 'Where a finished field exists.',
    instead: {
      'Forms/Text field': 'takes a line',
      'Forms/Select': 'offers a list',
      'Forms/Text area': 'takes several lines',
    },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof Field>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Field, {
    Normal: {},
    'With all texts': { label: 'EAN number', hint: '13 digits', error: 'Enter all digits', optional: '(optional)' },
    'With a question': {
      label: 'Postcode',
      question: 'Is this postcode right? It does not look like one of this country.',
    },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: sideBySide(Field, {
    da: { label: 'Faktureringsoplysninger til kommunen', hint: 'EAN-nummeret står på bevillingsskrivelsen' },
    sv: { label: 'Faktureringsuppgifter till kommunen', hint: 'Numret står på beslutet om hjälpmedelsbidrag' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
