import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { ErrorNumber } from './error-number.tsx'

const meta: Meta<typeof ErrorNumber> = {
  title: 'Parts/Feedback/Error number',
  component: ErrorNumber,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'Please read out this number if you call us', number: '482917365' },
  parameters: partPage({
    use: 'Below an error of the shop, so that customer service finds what went wrong while the customer is on the line.',
    avoid: 'For mistakes that the customer can mend, and for order numbers.',
    instead: { 'Feedback/Error panel': 'says what to do next', 'Forms/Error summary': 'lists mistakes in a form' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof ErrorNumber>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(ErrorNumber, { 'Nine digits': {}, 'Fewer digits': { number: '4829' } }),
}

export const LongTexts: Story = {
  render: sideBySide(ErrorNumber, {
    da: { label: 'Læs venligst dette nummer op, hvis du ringer til kundeservice' },
    sv: { label: 'Läs gärna upp det här numret om du ringer till kundtjänst' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
