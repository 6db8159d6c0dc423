import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../elements/badge.tsx'
import { Button, ButtonLink } from '../../elements/button.tsx'
import { largeText, partPage, sideBySide, tabsThrough } from '../../testing/part-page.tsx'
import { storyPictures } from '../../testing/story-fixtures.tsx'
import { FreeDeliveryBar } from './free-delivery-bar.tsx'
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
const totals = (word: string, amount: string) => [{ key: 'total', label: word, amount, kind: 'total' as const }]
const actions = (checkout: string, on: string, basket: string) => (
  <>
    <ButtonLink href="#checkout">{checkout}</ButtonLink>
    <div data-pair="">
      <Button look="secondary">{on}</Button>
      <ButtonLink href="#cart" look="secondary">
        {basket}
      </ButtonLink>
    </div>
  </>
)
const added = (text: string) => (
  <Badge tone="success" icon="check">
    {text}
  </Badge>
)

const meta: Meta<typeof MiniCart> = {
  title: 'Parts/Commerce/Mini cart',
  component: MiniCart,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    title: <h2>In your basket</h2>,
    label: 'In your basket',
    mark: added('Added to your basket'),
    isMarked: true,
    lines: lines('Soft domes', 'TV adapter', 'Wax filters', 'Batteries'),
    totals: totals('Total', '£30.00'),
    actions: actions('Go to checkout', 'Keep shopping', 'Basket'),
  },
  parameters: partPage({
    use: 'Below the basket in the header, on phones at the foot: what is in it, with the ways on and back to the shop.',
    avoid: 'For changing quantities.',
    instead: { 'Commerce/Line item': 'can be changed', 'Feedback/Toasts': 'confirms a press' },
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
    'Before delivery': {
      label: 'Your basket before delivery',
      isMarked: false,
      lines: lines('Domes'),
      note: <FreeDeliveryBar text="£22.50 to free delivery" share={0.25} />,
      totals: [
        { key: 'delivery', label: 'Delivery', amount: 'from £2.95' },
        ...totals('Total before delivery', '£7.50'),
      ],
    },
    Empty: {
      label: 'Your empty basket',
      title: <h2>Your basket is empty</h2>,
      lines: [],
      mark: undefined,
      totals: [],
      actions: <p>What you add to the basket is shown here.</p>,
    },
    'Without prices': {
      label: 'Your order',
      lines: lines('Domes'),
      totals: [],
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
      mark: added('Lagt i indkøbskurven'),
      totals: totals('Ordretotal før fragt', '11.149,00 kr.'),
      actions: actions('Gå til betalingen', 'Fortsæt med at handle', 'Indkøbskurv'),
    },
    sv: {
      label: 'Varukorg',
      title: <h2>I din varukorg</h2>,
      lines: lines('Uppladdningsbara hörapparatsbatterier'),
      mark: added('Tillagd i varukorgen'),
      totals: totals('Ordersumma före frakt', '11 149,00 kr'),
      actions: actions('Gå till betalningen', 'Fortsätt att handla', 'Varukorg'),
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
