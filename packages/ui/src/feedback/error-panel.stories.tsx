import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../elements/link.tsx'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { ErrorPanel } from './error-panel.tsx'

const meta: Meta<typeof ErrorPanel> = {
  title: 'Parts/Feedback/Error panel',
  component: ErrorPanel,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    title: 'The page could not be loaded',
    text: 'Your basket is safe.',
    action: 'Try again',
    level: 2,
    children: <Link href="#help">Customer service</Link>,
    onAction: fn(),
  },
  parameters: partPage({
    use: 'In place of a page or a part that could not be loaded. It offers another try and a person to ask.',
    avoid: 'For a refusal that another try does not mend, and for mistakes in a form.',
    instead: { 'Feedback/Alert': 'tells of a refusal', 'Forms/Error summary': 'lists mistakes in a form' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof ErrorPanel>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(ErrorPanel, {
    'Part of a page': {},
    'Without another way': { title: 'Your orders could not be loaded', children: undefined, action: 'Load again' },
  }),
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}

export const LongTexts: Story = {
  render: sideBySide(ErrorPanel, {
    da: {
      title: 'Ordreoversigten kunne ikke indlæses',
      text: 'Din indkøbskurv er bevaret. Kontrollér internetforbindelsen, og prøv igen.',
      action: 'Prøv at indlæse siden igen',
      children: <Link href="#da">Kontakt kundeservice</Link>,
    },
    sv: {
      title: 'Orderöversikten kunde inte läsas in',
      text: 'Din varukorg finns kvar. Kontrollera internetanslutningen och försök igen.',
      action: 'Försök att läsa in sidan igen',
      children: <Link href="#sv">Kontakta kundtjänst</Link>,
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
