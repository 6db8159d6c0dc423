import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { largeText, partPage, sideBySide, withValue } from '../testing/part-page.tsx'
import { TextArea } from './text-area.tsx'

const Area = withValue(TextArea)

const meta: Meta<typeof TextArea> = {
  title: 'Parts/Forms/Text area',
  component: TextArea,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'Your message', value: '', hint: 'Up to 1000 characters', error: '', optional: '', maxLength: 1000 },
  render: (args) => <Area {...args} />,
  parameters: partPage({
    use: 'For a message of several lines, such as a question to customer service.',
    avoid: 'For an answer that fits on one line: a large box asks for a long answer.',
    instead: { 'Forms/Text field': 'takes one line' },
    notes: ['Always limit the length, and say the limit in the hint.'],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof TextArea>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Area, {
    Empty: {},
    Filled: { label: 'Your question', value: 'Which domes fit my hearing aid?\nIt is a Lumo 3.' },
    'With an error': { label: 'Your complaint', error: 'Write what has happened' },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('One{Enter}Two')
    await expect(within(canvasElement).getByLabelText('Your message')).toHaveValue('One\nTwo')
  },
}

export const LongTexts: Story = {
  render: sideBySide(Area, {
    da: {
      label: 'Beskrivelse af reklamationen',
      hint: 'Højst 1000 tegn',
      error: 'Beskriv venligst reklamationsårsagen',
    },
    sv: { label: 'Beskrivning av reklamationen', hint: 'Högst 1000 tecken', error: 'Beskriv reklamationsorsaken' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
