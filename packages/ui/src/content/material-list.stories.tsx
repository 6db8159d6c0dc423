import type { Meta, StoryObj } from '@storybook/react-vite'
import { StandaloneLink } from '../elements/link.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { MaterialList } from './material-list.tsx'

const material = (title: string, subtitle: string, link: string) => ({
  key: title,
  title,
  subtitle,
  link: <StandaloneLink href={`#${title}`}>{link}</StandaloneLink>,
})

const meta: Meta<typeof MaterialList> = {
  title: 'Parts/Content/Material list',
  component: MaterialList,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    materials: ['Dome ruler', 'Care card', 'Battery guide'].map((title) =>
      material(title, 'Find your size at the kitchen table', `Open: ${title}`),
    ),
  },
  argTypes: { materials: { control: 'object' } },
  parameters: partPage({
    use: 'For guides and leaflets that customers open or print.',
    avoid: 'For products and teasers.',
    instead: { 'Commerce/Product grid': 'shows products', 'Content/Spots': 'shows teasers' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof MaterialList>

export const Example: Story = {}

export const States: Story = { tags: ['!full-run'], play: tabsThrough }

export const LongTexts: Story = {
  render: belowEachOther(MaterialList, {
    da: { materials: [material('Rengøringsvejledning', 'Til høreapparater med slange', 'Åbn rengøringsvejledningen')] },
    sv: { materials: [material('Rengöringsanvisning', 'För hörapparater med slang', 'Öppna rengöringsanvisningen')] },
  }),
}

export const LargeText: Story = largeText(LongTexts)
