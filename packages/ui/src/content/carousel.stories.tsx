import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from './banner.tsx'
import { ButtonLink } from '../elements/button.tsx'
import { Carousel } from './carousel.tsx'
import { Container } from '../layout/layout.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'

const art = <img src={storyPictures.hero} alt="" />
const linkTo = (name: string) => <ButtonLink href={`#${name}`}>{name}</ButtonLink>

const meta: Meta<typeof Carousel> = {
  title: 'Content/Carousel',
  component: Carousel,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'News',
    pauseLabel: 'Stop moving',
    playLabel: 'Start moving',
    slideLabel: (position, count) => `Picture ${position} of ${count}`,
    children: [
      <Banner
        key="1"
        layout="card"
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

export const MovesByItself: Story = {
  args: { interval: 300 },
  play: async ({ canvasElement }) => {
    await swiperStarted(canvasElement)
    const second = within(canvasElement).getByRole('button', { name: 'Picture 2 of 3' })
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'), { timeout: 5000 })
  },
}
export const StopsAtItsFirstButton: Story = {
  args: { interval: 600_000 },
  play: async ({ canvasElement }) => {
    await swiperStarted(canvasElement)
    await userEvent.tab()
    await expect(document.activeElement).toHaveAccessibleName('Stop moving')
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).toHaveAccessibleName('Start moving')
  },
}
export const ShowsTheChosenPictureAlone: Story = {
  args: { interval: 600_000 },
  play: async ({ canvasElement }) => {
    await swiperStarted(canvasElement)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2 of 3' }))
    const first = canvas.queryByRole('link', { name: 'Find batteries' })?.closest('li')
    await waitFor(() => expect(first?.inert).toBe(true))
    await expect(canvas.getByRole('link', { name: 'See the doorbell' }).closest('li')?.inert).toBe(false)
  },
}
