import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../elements/button.tsx'
import { Row } from '../layout/layout.tsx'
import { largeText, partPage, Specimens } from '../testing/part-page.tsx'
import { FavouriteButton } from './favourite-button.tsx'

function Remembers({ liked: given, ...props }: ComponentProps<typeof FavouriteButton>) {
  const [liked, setLiked] = useState(given)
  return <FavouriteButton {...props} liked={liked} onToggle={() => setLiked(!liked)} />
}

const meta: Meta<typeof FavouriteButton> = {
  title: 'Parts/Commerce/Favourite button',
  component: FavouriteButton,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'Favourite: Soft domes', liked: false, boxed: false },
  render: (args) => <Remembers key={String(args.liked)} {...args} />,
  parameters: partPage({
    use: 'On a product’s picture (round) and beside “Add to basket” (boxed), where customers can keep favourites.',
    avoid: 'For anything that is not the list of favourites. It has no word, so its place must explain it.',
    instead: { 'Actions/Icon button': 'closes, steps or pauses' },
    notes: ['The label names the product, as a page has many hearts.', 'A filled heart is also told as “pressed”.'],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof FavouriteButton>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: (args) => (
    <Specimens
      of={{
        'No favourite': <Remembers {...args} />,
        'A favourite': <Remembers {...args} label="Favourite: Batteries" liked />,
        'Beside a button': (
          <Row>
            <Button icon="basket">Add to basket</Button>
            <Remembers {...args} label="Favourite: TV adapter" boxed />
            <Remembers {...args} label="Favourite: Wax filters" boxed liked />
          </Row>
        ),
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { name: 'Favourite: Soft domes' })
    heart.focus()
    await userEvent.keyboard('{Enter}')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  },
}

export const LongTexts: Story = {
  render: (args) => (
    <Specimens
      of={{
        da: <Remembers {...args} boxed label="Favorit: Rengøringsservietter til høreapparater" />,
        sv: <Remembers {...args} boxed label="Favorit: Rengöringsdukar för hörapparater" />,
      }}
    />
  ),
}

export const LargeText: Story = largeText(LongTexts)
