import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../banner.tsx'
import { ButtonLink } from '../../elements/button.tsx'
import { Carousel } from './carousel.tsx'
import { Container } from '../../layout/layout.tsx'
import { largeText, partPage } from '../../testing/part-page.tsx'
import { storyPictures } from '../../testing/story-fixtures.tsx'

const art = <img src={storyPictures.hero} alt="" />
const linkTo = (name: string) => <ButtonLink href={`#${name}`}>{name}</ButtonLink>

const meta: Meta<typeof Carousel> = {
  title: 'Parts/Content/Carousel',
  component: Carousel,
  tags: ['autodocs', 'experimental', 'full-run'],
  parameters: {
    ...partPage({
      use: 'For two or three banners of the front page that an editor cannot put below each other.',
      avoid: 'Wherever there is a choice: what moves is missed by most, and disturbs many.',
      instead: { 'Content/Banner': 'shows one thought at once', 'Content/Spots': 'shows several side by side' },
      notes: ['Its first button stops it. Pointer, focus and reduced motion stop it, too.'],
      keyboard: '2026-11-23',
    }),
    layout: 'fullscreen',
  },
  args: {
    label: 'News',
    pauseLabel: 'Stop moving',
    playLabel: 'Start moving',
    interval: 600_000,
    slideLabel: (position, count) => `Picture ${position} of ${count}`,
    children: [
      <Banner
        key="1"
        layout="card"
        headingLevel={2}
        title="Everything your hearing aids need"
        art={art}
        actions={linkTo('Find batteries')}
      />,
      <Banner
        key="2"
        layout="card"
        headingLevel={2}
        title="See when the doorbell rings"
        art={art}
        actions={linkTo('See the doorbell')}
      />,
      <Banner key="3" layout="card" headingLevel={2} title="60 days to change your mind" art={art} />,
    ],
  },
  decorators: [
    (Part) => (
      <Container>
        <Part />
      </Container>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof Carousel>

const swiperStarted = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelector('li[inert]')).not.toBeNull(), { timeout: 5000 })

export const Example: Story = { args: { interval: 5000 } }

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    await swiperStarted(canvasElement)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName('Stop moving')
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).toHaveAccessibleName('Start moving')
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2 of 3' }))
    const first = canvas.queryByRole('link', { name: 'Find batteries' })?.closest('li')
    await waitFor(() => expect(first?.inert).toBe(true))
    await expect(canvas.getByRole('link', { name: 'See the doorbell' }).closest('li')?.inert).toBe(false)
  },
}

export const MovesByItself: Story = {
  tags: ['!full-run'],
  args: { interval: 300 },
  play: async ({ canvasElement }) => {
    await swiperStarted(canvasElement)
    const second = within(canvasElement).getByRole('button', { name: 'Picture 2 of 3' })
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'), { timeout: 5000 })
  },
}

/** Swiper 14 goes round with two slides as well. */
export const TwoBanners: Story = {
  tags: ['!full-run'],
  args: {
    children: [
      <Banner key="1" layout="card" headingLevel={2} title="First" art={art} />,
      <Banner key="2" layout="card" headingLevel={2} title="Second" art={art} />,
    ],
  },
  play: async ({ canvasElement }) => {
    await swiperStarted(canvasElement)
    for (const name of ['Picture 2 of 2', 'Picture 1 of 2', 'Picture 2 of 2']) {
      const button = within(canvasElement).getByRole('button', { name })
      await userEvent.click(button)
      await waitFor(() => expect(button).toHaveAttribute('aria-current', 'true'))
    }
    const shown = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('li')].filter((slide) => slide.ariaLabel && !slide.inert)
    await waitFor(() => expect(shown().map(({ ariaLabel }) => ariaLabel)).toEqual(['Picture 2 of 2']))
  },
}

export const LongTexts: Story = {
  args: {
    label: 'Nyheder',
    children: [
      <Banner
        key="da"
        layout="card"
        headingLevel={2}
        title="Genopladelige høreapparatbatterier"
        art={art}
        actions={linkTo('Se batterierne')}
      />,
      <Banner
        key="sv"
        layout="card"
        headingLevel={2}
        title="Uppladdningsbara hörapparatsbatterier"
        art={art}
        actions={linkTo('Visa batterierna')}
      />,
    ],
  },
}

export const LargeText: Story = largeText(LongTexts)
