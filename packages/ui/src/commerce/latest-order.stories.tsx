import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../elements/badge.tsx'
import { Button } from '../elements/button.tsx'
import { Picture } from '../elements/picture.tsx'
import { Row } from '../layout/layout.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { LatestOrder } from './latest-order.tsx'

const meta: Meta = { title: 'Commerce/Latest order' }
export default meta
type Story = StoryObj

const parts = {
  eyebrow: 'Your latest order, 12 November 2026',
  title: <h2>Batteries size 13, 4 pieces</h2>,
  children: (
    <Badge tone="success" icon="truck">
      Shipped
    </Badge>
  ),
  actions: (
    <Row>
      <Button icon="tryAgain">Order again</Button>
      <Button look="secondary">See the order</Button>
    </Row>
  ),
}

export const WithPicture: Story = {
  render: () => <LatestOrder {...parts} picture={<Picture src={storyPictures.battery} alt="" />} />,
}
export const WithoutPicture: Story = { render: () => <LatestOrder {...parts} /> }
