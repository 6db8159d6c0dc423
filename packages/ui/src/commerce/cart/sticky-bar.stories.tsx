import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, ButtonLink } from '../../elements/button.tsx'
import { framed, largeText, partPage, tabsThrough } from '../../testing/part-page.tsx'
import { StickyBar } from './sticky-bar.tsx'

const way = (words: string) => (
  <ButtonLink href="#checkout" icon="lock">
    {words}
  </ButtonLink>
)

const meta: Meta<typeof StickyBar> = {
  title: 'Parts/Commerce/Sticky bar',
  component: StickyBar,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'Your order', totalLabel: 'Total', total: '£30.00', children: way('Go to checkout') },
  parameters: {
    ...partPage({
      use: 'At the lower edge of the window while the summary with its main button is out of sight.',
      avoid: 'While the same button is in sight, and for messages.',
      instead: { 'Feedback/Toasts': 'confirms a press' },
      notes: ['The page keeps room for it: it never covers what has the focus, nor the end of the page.'],
      keyboard: '2026-11-23',
    }),
    layout: 'fullscreen',
    docs: framed('12rem'),
  },
}
export default meta
type Story = StoryObj<typeof StickyBar>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async (context) => {
    await tabsThrough(context)
    const bar = context.canvasElement.querySelector('section')
    await expect(document.body.style.paddingBottom).toBe(`${bar?.offsetHeight}px`)
  },
}

export const BeforeDelivery: Story = {
  args: {
    label: 'Your order before delivery',
    totalLabel: 'Total before delivery',
    notes: (
      <>
        <span>Delivery from £2.95</span>
        <span>£21.15 to free delivery</span>
      </>
    ),
  },
}

/** The bar of a product, on phones and tablets. */
export const Product: Story = {
  args: {
    label: 'Add to basket',
    narrow: true,
    totalLabel: <span>Zinc-air batteries, size 312, pack of 6</span>,
    total: '£2.95',
    children: <Button icon="basket">Add to basket</Button>,
  },
  parameters: { viewport: { defaultViewport: 'mobile1' } },
}

export const LongTexts: Story = {
  args: {
    label: 'Din bestilling',
    totalLabel: 'Ordretotal',
    total: '11.149,00 kr.',
    children: way('Fortsätt till betalning'),
  },
}

export const LargeText: Story = largeText(LongTexts)
