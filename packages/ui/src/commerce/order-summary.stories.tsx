import type { Meta, StoryObj } from '@storybook/react-vite'
import { CompactLines } from './compact-lines.tsx'
import { Collapsible } from '../content/collapsible.tsx'
import { Panel } from '../layout/panel.tsx'
import { Picture } from '../elements/picture.tsx'
import { ResultBanner } from '../feedback/result-banner.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { CountedRows } from './counted-rows.tsx'
import { SummaryRows } from './summary-rows.tsx'
import { Lead } from '../elements/text.tsx'

const meta: Meta = { title: 'Commerce/Order summary and result' }
export default meta
type Story = StoryObj

const lines = [
  {
    key: '1',
    picture: <Picture src={storyPictures.battery} alt="" />,
    name: 'Batteries, pack of 6',
    details: 'Size 312 · 5 pieces',
    total: '€17.00',
  },
  {
    key: '2',
    picture: <Picture src={storyPictures.battery} alt="" />,
    name: 'A name that is so long that it needs a second line',
    details: '1 piece',
    total: '€1,149.00',
  },
]
const rows = [
  { key: 'subtotal', label: 'Subtotal', amount: '€1,166.00' },
  { key: 'total', label: 'Total', amount: '€1,166.00', kind: 'total' as const },
]

const summary = (open: boolean) => (
  <Panel data-surface="sunken" aria-label="Order summary">
    <Collapsible title="Your order" showLabel="Show" hideLabel="Hide" open={open}>
      <CompactLines label="Items" lines={lines} />
    </Collapsible>
    <SummaryRows rows={rows} />
  </Panel>
)

export const SummaryOpen: Story = { render: () => summary(true) }
export const SummaryClosed: Story = { render: () => summary(false) }
export const Placed: Story = {
  render: () => (
    <ResultBanner tone="success" title={<h1>Thank you, Margaret</h1>}>
      <Lead>
        Your order <b>BF-204118</b> is with us.
      </Lead>
    </ResultBanner>
  ),
}
export const Failed: Story = {
  render: () => (
    <ResultBanner tone="danger" title={<h1>The payment was not completed</h1>}>
      <Lead>Nothing has been paid.</Lead>
    </ResultBanner>
  ),
}
export const Waiting: Story = {
  render: () => (
    <ResultBanner tone="info" title={<h1>We are still waiting for the answer</h1>}>
      <Lead>Please do not pay again.</Lead>
    </ResultBanner>
  ),
}
export const Counting: Story = {
  render: () => (
    <Panel data-surface="sunken" aria-label="Order summary">
      <CountedRows rows={rows} counting="We are updating your basket." />
    </Panel>
  ),
}
