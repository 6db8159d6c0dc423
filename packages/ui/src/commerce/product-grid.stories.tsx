import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container, Section } from '../layout/layout.tsx'
import { ProductGrid } from './product-grid.tsx'
import { OfferCard, PlainCard, VariantCard } from '../testing/story-fixtures.tsx'

const meta: Meta<typeof ProductGrid> = {
  title: 'Commerce/Product grid',
  component: ProductGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    children: [
      <OfferCard key="1" />,
      <VariantCard key="2" />,
      <PlainCard key="3" />,
      <PlainCard key="4" name="TV adapter, second room" />,
    ],
  },
  decorators: [
    (Part) => (
      <Section>
        <Container>
          <h2>Often bought</h2>
          <Part />
        </Container>
      </Section>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof ProductGrid>

export const Four: Story = {}
export const ThreeForFavourites: Story = { args: { columns: 3 } }
export const OnSunkenGround: Story = {
  decorators: [
    (Part) => (
      <Section data-surface="sunken">
        <Container>
          <Part />
        </Container>
      </Section>
    ),
  ],
}
export const LongNames: Story = {
  args: {
    children: [
      <PlainCard key="1" name={'Hörapparatsbatteriförvaringsbox '.repeat(6)} />,
      <PlainCard key="2" name="🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂" />,
    ],
  },
}
