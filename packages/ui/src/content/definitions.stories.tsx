import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../elements/badge.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { Definitions } from './definitions.tsx'

const terms = (...pairs: [string, string][]) => pairs.map(([term, value]) => ({ key: term, term, value }))

const meta: Meta<typeof Definitions> = {
  title: 'Parts/Content/Definitions',
  component: Definitions,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    columns: 1,
    items: [
      ...terms(['Order', '1001'], ['Date', '3 November 2026']),
      { key: 'state', term: 'State', value: <Badge tone="success">Shipped</Badge> },
    ],
  },
  parameters: partPage({
    use: 'For a few terms with values: number, date and state of an order.',
    avoid: 'For several things of one kind, and for amounts.',
    instead: { 'Content/Table': 'compares things', 'Commerce/Summary rows': 'adds amounts up' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof Definitions>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(Definitions, { 'One column': {}, Two: { columns: 2 }, Four: { columns: 4 } }),
}

export const LongTexts: Story = {
  render: belowEachOther(Definitions, {
    da: {
      columns: 2,
      items: terms(['Leveringsmetode', 'Afhentning i pakkeshop'], ['Betalingsmetode', 'Betalingskort']),
    },
    sv: { columns: 2, items: terms(['Leveranssätt', 'Utlämningsställe'], ['Betalningssätt', 'Fakturabetalning']) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
