import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Container, Section } from '../layout/layout.tsx'
import { StandaloneLink } from '../elements/link.tsx'
import { Slider } from './slider.tsx'
import { OfferCard, PlainCard, VariantCard } from '../testing/story-fixtures.tsx'

const names = ['TV adapter', 'Phone clip', 'Remote', 'Alarm clock']

const meta: Meta<typeof Slider> = {
  title: 'Content/Slider',
  component: Slider,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Often bought',
    link: (
      <StandaloneLink href="#all" after="forward">
        See all
      </StandaloneLink>
    ),
    previousLabel: 'Previous products',
    nextLabel: 'More products',
    children: [
      <OfferCard key="1" />,
      <VariantCard key="2" />,
      ...names.map((name) => <PlainCard key={name} name={name} />),
    ],
  },
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
export default meta
type Story = StoryObj<typeof Slider>

const inSight = (element: Element, track: Element) => {
  const [own, frame] = [element.getBoundingClientRect(), track.getBoundingClientRect()]
  return own.left >= frame.left - 2 && own.right <= frame.right + 2
}

export const AtItsStart: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull(), { timeout: 5000 })
    await expect(within(canvasElement).getByRole('button', { name: 'Previous products' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
export const MovesByItsButtons: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull(), { timeout: 5000 })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'More products' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Previous products' })).not.toHaveAttribute('aria-disabled'),
    )
  },
}
export const BringsInWhatTheKeyboardReaches: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull(), { timeout: 5000 })
    const last = within(canvasElement).getByRole('link', { name: 'Alarm clock' })
    last.focus()
    const track = canvasElement.querySelector('.swiper-initialized') ?? canvasElement
    await waitFor(() => expect(inSight(last.closest('li') ?? last, track)).toBe(true), { timeout: 5000 })
  },
}
