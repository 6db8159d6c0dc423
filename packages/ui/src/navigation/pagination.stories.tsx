import type { Meta, StoryObj } from '@storybook/react-vite'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { Pagination } from './pagination.tsx'

const page = (number: number) => ({ kind: 'page' as const, page: number, href: `#${number}` })

const meta: Meta<typeof Pagination> = {
  title: 'Parts/Navigation/Pagination',
  component: Pagination,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    label: 'Pages',
    current: 2,
    previous: '#1',
    next: '#3',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (number) => `Page ${number}`,
    items: [page(1), page(2), page(3), { kind: 'gap', key: 'gap' }, page(9)],
  },
  parameters: partPage({
    use: 'Below a long list. “Previous” and “Next” stand in words.',
    avoid: 'For a list that fits on one page. It needs no numbers then.',
    instead: { 'Navigation/Steps': 'shows the steps of the checkout' },
    notes: [
      'The first page has no “Previous”, the last one no “Next”. A list never grows by scrolling: the footer would be out of reach.',
    ],
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof Pagination>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(Pagination, {
    'First page': { label: 'Pages, first', current: 1, previous: undefined },
    'In between': {},
    'Last page': { label: 'Pages, last', current: 9, next: undefined },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(Pagination, {
    da: { label: 'Sider', previousLabel: 'Forrige side', nextLabel: 'Næste side' },
    sv: { label: 'Sidor', previousLabel: 'Föregående sida', nextLabel: 'Nästa sida' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
