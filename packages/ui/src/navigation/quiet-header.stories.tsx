import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SecureCheckoutNote } from '../commerce/cart/secure-checkout-note.tsx'
import { Link } from '../elements/link.tsx'
import { HeaderActions, HeaderSearch } from '../testing/header-fixtures.tsx'
import { largeText, partPage } from '../testing/part-page.tsx'
import { QuietHeader } from './quiet-header.tsx'

const note = (title: string, phone: string) => (
  <SecureCheckoutNote title={title}>
    <Link href="#call">{phone}</Link>
  </SecureCheckoutNote>
)

const meta: Meta<typeof QuietHeader> = {
  title: 'Parts/Navigation/Quiet header',
  component: QuietHeader,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    logo: <b>Hearby</b>,
    note: note('Secure payment', '0800 123 4567'),
    moreLabel: 'More',
    closeLabel: 'Close',
    search: <HeaderSearch />,
    actions: <HeaderActions />,
  },
  decorators: [
    (Part) => (
      <div data-scheme="light">
        <Part />
      </div>
    ),
  ],
  parameters: {
    ...partPage({
      use: 'In checkout and payment: word mark, secure payment, a phone number. Everything else waits behind one button.',
      avoid: 'On any other page.',
      instead: { 'Navigation/Site header': 'is for all other pages' },
      keyboard: '2026-11-23',
    }),
    layout: 'fullscreen',
  },
}
export default meta
type Story = StoryObj<typeof QuietHeader>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const LongTexts: Story = {
  args: { note: note('Säker och krypterad betalning', '+46 (0)770-12 34 56 78'), moreLabel: 'Mere', closeLabel: 'Luk' },
}

export const LargeText: Story = largeText(LongTexts)
