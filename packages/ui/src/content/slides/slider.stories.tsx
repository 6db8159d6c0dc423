import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Container, Section } from '../../layout/layout.tsx'
import { StandaloneLink } from '../../elements/link.tsx'
import { Slider } from './slider.tsx'
import { largeText, partPage } from '../../testing/part-page.tsx'
import { OfferCard, PlainCard, VariantCard } from '../../testing/story-fixtures.tsx'

const names = ['TV adapter', 'Phone clip', 'Remote', 'Alarm clock']

const meta: Meta<typeof Slider> = {
  title: 'Parts/Content/Slider',
  component: Slider,
  tags: ['autodocs', 'stable', 'full-run'],
  parameters: {
    ...partPage({
      use: 'For a row of products beside the matter of a page, such as what is often bought with it.',
      avoid: 'For the products that a page is about: what is out of sight is not found.',
      instead: { 'Commerce/Product grid': 'shows all at once' },
      notes: [
        'It moves by its buttons, by touch and by Tab. The last product in sight is cut, so that one sees there are more.',
      ],
      keyboard: '2026-11-23',
      tree: '2026-11-24',
    }),
    layout: 'fullscreen',
  },
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
      <Section surface="sunken">
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

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull(), { timeout: 5000 })
    const canvas = within(canvasElement)
    const previous = canvas.getByRole('button', { name: 'Previous products' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    canvas.getByRole('button', { name: 'More products' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
  },
}

export const BringsInWhatTheKeyboardReaches: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull(), { timeout: 5000 })
    const last = within(canvasElement).getByRole('link', { name: 'Alarm clock' })
    last.focus()
    const track = canvasElement.querySelector('.swiper-initialized') ?? canvasElement
    await waitFor(() => expect(inSight(last.closest('li') ?? last, track)).toBe(true), { timeout: 5000 })
  },
}

export const LongTexts: Story = {
  args: {
    title: 'Høreapparatprodukter, som ofte købes sammen',
    link: <StandaloneLink href="#all">Visa alla hörapparatstillbehör</StandaloneLink>,
    children: [
      <PlainCard key="da" name="Rengøringsservietter til høreapparater og propper" />,
      <PlainCard key="sv" name="Uppladdningsbara hörapparatsbatterier med förvaringsbox" />,
    ],
  },
}

export const LargeText: Story = largeText(LongTexts)
