import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '../elements/button.tsx'
import { IconButton } from '../elements/icon-button.tsx'
import { largeText, partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { MiniCart } from './mini-cart.tsx'

const lines = (...names: string[]) =>
  names.map((name, index) => ({
    key: name,
    name,
    details: '1 ×',
    total: '£7.50',
    highlighted: index === 0,
    picture: <img src={storyPictures.filter} alt="" />,
  }))
const total = (word: string, amount: string) => (
  <>
    <span>{word}</span>
    <span>{amount}</span>
  </>
)
const actions = (basket: string, on: string) => (
  <>
    <ButtonLink href="#cart">{basket}</ButtonLink>
    <Button look="secondary">{on}</Button>
  </>
)

const meta: Meta<typeof MiniCart> = {
  title: 'Parts/Commerce/Mini cart',
  component: MiniCart,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    title: <h2>In your basket</h2>,
    label: 'In your basket',
    close: <IconButton icon="close" label="Close the basket" />,
    lines: lines('Soft domes', 'TV adapter', 'Wax filters', 'Batteries'),
    total: total('Total', '£30.00'),
    actions: actions('Go to basket', 'Continue shopping'),
  },
  parameters: partPage({
    use: 'Below the basket in the header: what is in it, with the ways to the cart and back to the shop.',
    avoid: 'For changing quantities.',
    instead: { 'Commerce/Cart line': 'can be changed', 'Feedback/Toasts': 'confirms a press' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof MiniCart>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(MiniCart, {
    Full: {},
    Empty: {
      label: 'Your empty basket',
      title: <h2>Your basket is empty</h2>,
      lines: [],
      total: undefined,
      actions: actions('Find batteries', 'Close'),
    },
    'Without prices': {
      label: 'Your order',
      lines: lines('Domes'),
      total: undefined,
      actions: actions('Order', 'Go on'),
    },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: sideBySide(MiniCart, {
    da: {
      label: 'Indkøbskurv',
      title: <h2>I din indkøbskurv</h2>,
      lines: lines('Rengøringsservietter til høreapparater'),
      total: total('Ordretotal', '11.149,00 kr.'),
      actions: actions('Gå til indkøbskurven', 'Fortsæt med at handle'),
    },
    sv: {
      label: 'Varukorg',
      title: <h2>I din varukorg</h2>,
      lines: lines('Uppladdningsbara hörapparatsbatterier'),
      total: total('Ordersumma', '11 149,00 kr'),
      actions: actions('Gå till varukorgen', 'Fortsätt att handla'),
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
