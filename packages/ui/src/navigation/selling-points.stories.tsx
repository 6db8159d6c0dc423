import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../elements/link.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { SellingPoints } from './selling-points.tsx'

const meta: Meta<typeof SellingPoints> = {
  title: 'Parts/Navigation/Selling points',
  component: SellingPoints,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    label: 'Our promises',
    points: [
      { key: 'free', icon: 'truck', text: 'Free delivery over £30', onPhone: true },
      { key: 'day', icon: 'box', text: 'Sent the same day before 3 pm' },
      { key: 'call', icon: 'phone', text: 'Call us free: 0800 123 4567', note: 'Mon–Fri 9–5' },
      { key: 'help', icon: 'help', text: <Link href="#help">Help</Link>, phoneOnly: true },
    ],
  },
  parameters: {
    ...partPage({
      use: 'Above the header: up to four promises that hold for every order, and a phone number.',
      avoid: 'For offers and news.',
      instead: { 'Feedback/Notification bar': 'tells of news', 'Content/Icon list': 'is about one product' },
      keyboard: '2026-11-23',
    }),
    layout: 'fullscreen',
  },
}
export default meta
type Story = StoryObj<typeof SellingPoints>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(SellingPoints, {
    Several: {},
    One: {
      label: 'Call us',
      points: [{ key: 'call', icon: 'phone', text: <Link href="#call">0800 123 4567</Link>, onPhone: true }],
    },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(SellingPoints, {
    da: {
      label: 'Vores løfter',
      points: [
        { key: '1', icon: 'truck', text: 'Gratis levering ved køb over 300 kr.', onPhone: true },
        { key: '2', icon: 'phone', text: 'Kundeservice: 12 34 56 78', note: 'hverdage kl. 9–16', onPhone: true },
      ],
    },
    sv: {
      label: 'Våra löften',
      points: [
        { key: '1', icon: 'truck', text: 'Kostnadsfri leverans vid köp över 300 kr', onPhone: true },
        { key: '2', icon: 'phone', text: 'Kundtjänst: 0770-12 34 56', note: 'vardagar kl. 9–16', onPhone: true },
      ],
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
