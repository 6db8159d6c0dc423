import type { Meta, StoryObj } from '@storybook/react-vite'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { ContactPanel } from './contact-panel.tsx'

const meta: Meta<typeof ContactPanel> = {
  title: 'Parts/Content/Contact panel',
  component: ContactPanel,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    title: 'Rather talk to a person?',
    phone: '0800 123 4567',
    hours: 'Monday to Friday, 9 to 5',
    children: 'If the telephone is hard work, write to us.',
  },
  parameters: partPage({
    use: 'Where customers may be stuck: at the end of the front page, of help and of the checkout.',
    avoid: 'Without a written way: many customers cannot hear on the phone.',
    instead: { 'Navigation/Selling points': 'shows the number on every page' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof ContactPanel>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(ContactPanel, {
    'With phone and hours': {},
    'In writing alone': { title: 'Write to us', phone: undefined, hours: undefined },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(ContactPanel, {
    da: {
      title: 'Vil du hellere tale med kundeservice?',
      hours: 'Hverdage fra klokken 9 til 16, lukket på helligdage',
    },
    sv: {
      title: 'Vill du hellre tala med kundtjänst?',
      hours: 'Vardagar mellan klockan 9 och 16, stängt på helgdagar',
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
