import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../elements/badge.tsx'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/picture/picture.tsx'
import { Row } from '../../layout/layout.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../../testing/part-page.tsx'
import { storyPictures } from '../../testing/story-fixtures.tsx'
import { LatestOrder, LatestOrderPlace } from './latest-order.tsx'

const actions = (again: string, see: string) => (
  <Row>
    <Button icon="tryAgain">{again}</Button>
    <Button look="secondary">{see}</Button>
  </Row>
)

const meta: Meta<typeof LatestOrder> = {
  title: 'Parts/Commerce/Latest order',
  component: LatestOrder,
  subcomponents: { LatestOrderPlace },
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    eyebrow: 'Your latest order, 12 November 2026',
    title: <h2>Batteries size 13, 4 pieces</h2>,
    children: (
      <Badge tone="success" icon="truck">
        Shipped
      </Badge>
    ),
    picture: <Picture src={storyPictures.battery} alt="" />,
    actions: actions('Order again', 'See the order'),
  },
  parameters: partPage({
    use: 'At the top of the account and of the front page for customers: most come to buy the same again.',
    avoid: 'For a list of orders.',
    instead: { 'Content/Table': 'lists orders' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof LatestOrder>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(LatestOrder, { 'With a picture': {}, 'Without a picture': { picture: undefined } }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(LatestOrder, {
    da: {
      eyebrow: 'Din seneste bestilling, onsdag den 25. november 2026',
      title: <h2>Rengøringsservietter til høreapparater, 100 stk.</h2>,
      actions: actions('Bestil det samme igen', 'Se bestillingsoplysninger'),
    },
    sv: {
      eyebrow: 'Din senaste beställning, onsdagen den 25 november 2026',
      title: <h2>Uppladdningsbara hörapparatsbatterier, 100 st</h2>,
      actions: actions('Beställ samma sak igen', 'Se orderuppgifterna'),
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
