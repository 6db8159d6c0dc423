import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

const meta: Meta<typeof ErrorSummary> = {
  title: 'Parts/Forms/Error summary',
  component: ErrorSummary,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    title: 'Please correct two things',
    attempt: 1,
    errors: [{ text: 'Enter your postcode', fieldId: 'postcode' }, { text: 'The order was not accepted' }],
  },
  parameters: partPage({
    use: 'At the top of a form after an attempt to send it with mistakes. It takes the focus and leads to each field.',
    avoid: 'Before the first attempt, and for a failure that is not about what was typed.',
    instead: { 'Feedback/Alert': 'tells of a failure of ours' },
    notes: ['Each line repeats the error beside its field, in the order of the fields.'],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof ErrorSummary>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField id="postcode" label="Postcode" error="Enter your postcode" value="" onChange={() => {}} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(document.activeElement).toBe(canvas.getByRole('alert')))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).toBe(canvas.getByLabelText('Postcode'))
  },
}

export const Questions: Story = {
  args: {
    asks: true,
    title: 'Please take another look',
    note: 'If it is right, press the button again.',
    errors: [{ text: 'Phone: Is this number right? It looks too short or too long.', fieldId: 'phone' }],
  },
}

export const LongTexts: Story = {
  render: sideBySide(ErrorSummary, {
    da: {
      title: 'Der er oplysninger, som skal rettes',
      errors: [{ text: 'Skriv telefonnummeret med alle otte cifre, for eksempel 12 34 56 78', fieldId: 'da' }],
    },
    sv: {
      title: 'Det finns uppgifter som behöver rättas',
      errors: [{ text: 'Skriv hela mobiltelefonnumret, till exempel 070-123 45 67', fieldId: 'sv' }],
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
