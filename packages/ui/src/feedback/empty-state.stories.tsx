import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../elements/button.tsx'
import { largeText, partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { EmptyState } from './empty-state.tsx'

const meta: Meta<typeof EmptyState> = {
  title: 'Parts/Feedback/Empty state',
  component: EmptyState,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    title: <h2>Your basket is empty</h2>,
    children: 'What you add stays here, also when you come back tomorrow.',
    picture: <img src={storyPictures.battery} alt="" />,
    action: <ButtonLink href="#shop">Continue shopping</ButtonLink>,
  },
  parameters: partPage({
    use: 'Where a page or a list has nothing yet: an empty basket, no favourites, no hits. It always shows a way on.',
    avoid: 'For what is still loading or could not be loaded.',
    instead: { 'Feedback/Loader': 'is still loading', 'Feedback/Error panel': 'could not be loaded' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(EmptyState, {
    'With a picture': {},
    'Words alone': { picture: undefined, title: <h2>No product fits your search</h2>, action: undefined },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: sideBySide(EmptyState, {
    da: {
      title: <h2>Din indkøbskurv er tom</h2>,
      children: 'Produkterne bliver liggende i indkøbskurven, også når du kommer tilbage i morgen.',
      action: <ButtonLink href="#da">Se alle høreapparatprodukter</ButtonLink>,
    },
    sv: {
      title: <h2>Din varukorg är tom</h2>,
      children: 'Produkterna ligger kvar i varukorgen, även när du kommer tillbaka i morgon.',
      action: <ButtonLink href="#sv">Se alla hörapparatstillbehör</ButtonLink>,
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
