import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../elements/button.tsx'
import { Link } from '../elements/link.tsx'
import { largeText, partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { Alert } from './alert.tsx'

const meta: Meta<typeof Alert> = {
  title: 'Parts/Feedback/Alert',
  component: Alert,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { tone: 'warning', title: 'Only two left', children: 'More come on Monday.', live: false },
  parameters: partPage({
    use: 'For a message in the page, where it belongs: a refused card above the payment, few pieces left beside the price.',
    avoid: 'For a short confirmation, a whole page that failed, or the mistakes of a form.',
    instead: {
      'Feedback/Toasts': 'confirms a press',
      'Feedback/Error panel': 'stands for a part that could not be loaded',
      'Forms/Error summary': 'lists the mistakes of a form',
      'Feedback/Notification bar': 'tells all visitors of all pages',
    },
    notes: [
      'Say what happened, then what to do. Say that money is safe when it is.',
      'Set live if the message appears while the page is open.',
      'It stands next to what it is about. One at a time: of two alarms, neither is read.',
      'If the pressed button goes away, move the focus to the message. A live message alone can be missed.',
    ],
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof Alert>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Alert, {
    Danger: {
      tone: 'danger',
      title: 'Your card was refused',
      children: (
        <p>
          Nothing was taken from it. <Link href="#again">Try again</Link>
        </p>
      ),
    },
    Warning: {},
    Success: { tone: 'success', title: 'Your details have been saved.', children: undefined },
    Info: { tone: 'info', title: undefined, children: 'Delivery takes one day longer this week.' },
  }),
  play: tabsThrough,
}

export const WithButton: Story = {
  tags: ['!full-run'],
  args: {
    tone: 'danger',
    title: 'The payment could not be opened. Please try again.',
    children: (
      <div>
        <Button>Try again</Button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByText(/could not be opened/).getBoundingClientRect()
    const button = canvas.getByRole('button').getBoundingClientRect()
    await expect(button.top - title.bottom).toBeGreaterThanOrEqual(8)
    await expect(button.width).toBeLessThan(title.width)
  },
}

export const LongTexts: Story = {
  render: sideBySide(Alert, {
    da: {
      title: 'Betalingen blev ikke gennemført',
      children:
        'Der er ikke trukket penge på dit betalingskort. Kontrollér kortoplysningerne, eller vælg en anden betalingsmetode.',
    },
    sv: {
      title: 'Betalningen kunde inte genomföras',
      children:
        'Inga pengar har dragits från ditt betalkort. Kontrollera kortuppgifterna eller välj ett annat betalningssätt.',
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
