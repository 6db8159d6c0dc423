import type { Meta, StoryObj } from '@storybook/react-vite'
import { Lead } from '../elements/text.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { ResultBanner } from './result-banner.tsx'

const meta: Meta<typeof ResultBanner> = {
  title: 'Parts/Feedback/Result banner',
  component: ResultBanner,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    tone: 'success',
    title: <h2>Thank you, Margaret</h2>,
    children: (
      <Lead>
        Your order <b>BF-204118</b> is with us.
      </Lead>
    ),
  },
  parameters: partPage({
    use: 'At the top of the page after paying. It says first whether the order is placed.',
    avoid: 'For messages on any other page.',
    instead: { 'Feedback/Alert': 'is a message in a page' },
    notes: ['Nothing is red while the outcome is open: who reads “failed” pays twice.'],
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof ResultBanner>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(ResultBanner, {
    Placed: {},
    Failed: {
      tone: 'danger',
      title: <h2>The payment was not completed</h2>,
      children: <Lead>Nothing has been paid.</Lead>,
    },
    'Not known yet': {
      tone: 'info',
      title: <h2>We are still waiting for the answer</h2>,
      children: <Lead>Please do not pay again.</Lead>,
    },
  }),
}

export const LongTexts: Story = {
  render: belowEachOther(ResultBanner, {
    da: {
      title: <h2>Tak for din bestilling, Annegrethe</h2>,
      children: <Lead>Ordrebekræftelsen er sendt til annegrethe.christoffersen@example.com.</Lead>,
    },
    sv: {
      title: <h2>Tack för din beställning, Ann-Kristin</h2>,
      children: <Lead>Orderbekräftelsen har skickats till ann-kristin.bergstrom@example.com.</Lead>,
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
