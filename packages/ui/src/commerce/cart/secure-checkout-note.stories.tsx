import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide } from '../../testing/part-page.tsx'
import { SecureCheckoutNote } from './secure-checkout-note.tsx'

const meta: Meta<typeof SecureCheckoutNote> = {
  title: 'Parts/Commerce/Secure checkout note',
  component: SecureCheckoutNote,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { title: 'Secure payment', children: '0800 123 4567', hours: 'Mon–Fri 9–5' },
  parameters: partPage({
    use: 'Beside the word mark of checkout and payment: payment is secure, and who helps.',
    avoid: 'On any other page, where the lock would promise nothing.',
    instead: { 'Content/Contact panel': 'is for other pages' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof SecureCheckoutNote>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(SecureCheckoutNote, {
    'With phone and hours': {},
    'Without hours': { hours: undefined },
    'Nothing to pay': { icon: 'phone', title: 'Customer service' },
  }),
}

export const LongTexts: Story = {
  render: sideBySide(SecureCheckoutNote, {
    da: { title: 'Sikker og krypteret betaling', children: '+45 12 34 56 78', hours: 'hverdage kl. 9–16' },
    sv: { title: 'Säker och krypterad betalning', children: '+46 (0)770-12 34 56', hours: 'vardagar kl. 9–16' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
