import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { largeText, partPage, Specimens } from '../testing/part-page.tsx'
import { Accordion, AccordionItem } from './accordion.tsx'

const meta: Meta<typeof AccordionItem> = {
  title: 'Parts/Content/Accordion item',
  component: AccordionItem,
  subcomponents: { Accordion },
  tags: ['autodocs', 'stable', 'full-run'],
  args: { title: 'About this product', open: true, children: 'A dome is the soft tip that sits in your ear canal.' },
  render: (args) => (
    <Accordion>
      <AccordionItem {...args} />
      <AccordionItem title="How to change a dome">Pull, push, click.</AccordionItem>
    </Accordion>
  ),
  parameters: partPage({
    use: 'For texts of which each customer needs one or two, such as a product’s details and questions with answers.',
    avoid: 'For what everyone must read, and for a single text.',
    instead: { 'Content/Collapsible': 'hides one part of a page' },
    notes: ['It works before the page’s scripts have arrived. Several can be open.'],
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof AccordionItem>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('About this product')
    await userEvent.click(canvas.getByText('How to change a dome'))
    await expect(canvas.getByText('Pull, push, click.')).toBeVisible()
  },
}

export const LongTexts: Story = {
  render: () => (
    <Specimens
      of={{
        da: (
          <AccordionItem title="Vedligeholdelse og rengøringsvejledning">
            Tør af med en tør klud hver aften.
          </AccordionItem>
        ),
        sv: (
          <AccordionItem title="Skötselråd och rengöringsanvisningar">
            Torka av med en torr trasa varje kväll.
          </AccordionItem>
        ),
      }}
    />
  ),
}

export const LargeText: Story = largeText(LongTexts)
