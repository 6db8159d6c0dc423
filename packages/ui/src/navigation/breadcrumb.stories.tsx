import type { Meta, StoryObj } from '@storybook/react-vite'
import { asItems } from '../testing/header-fixtures.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

const meta: Meta<typeof Breadcrumb> = {
  title: 'Parts/Navigation/Breadcrumb',
  component: Breadcrumb,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'You are here', crumbs: asItems(['Home', 'Domes', 'Soft domes']) },
  parameters: partPage({
    use: 'At the top of pages below the front page. A phone shows the way one level up.',
    avoid: 'On the front page, and for the steps of the checkout.',
    instead: { 'Navigation/Steps': 'shows the steps of the checkout' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof Breadcrumb>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(Breadcrumb, {
    'Two levels': { label: 'You are in a category', crumbs: asItems(['Home', 'Domes']) },
    'Three levels': {},
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(Breadcrumb, {
    da: { label: 'Du er her', crumbs: asItems(['Forside', 'Rengøringsmidler og tilbehør', 'Rengøringsservietter']) },
    sv: {
      label: 'Du är här',
      crumbs: asItems(['Startsida', 'Rengöringsprodukter', 'Rengöringsdukar för hörapparater']),
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
