import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { refusal } from '../../../testing/fake-gateway.ts'
import { pageStory } from '../../../testing/page-story.ts'
import { shownText } from '../../../testing/story-setting.ts'
import { StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Login',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const address = '/account/login'

export const Empty: Story = { ...pageStory({ address }), tags: ['empty', 'full'] }
export const AfterPasswordChange = pageStory({ address, state: { showPasswordUpdatedSuccessMessage: true } })
export const ForFavourites = pageStory({ address, state: { showFavouritesAuthenticateError: true } })
export const AfterResetLink = pageStory({ address, state: { forgotPassword: 'dorothy@example.com' } })

const heading = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { level: 1 }, { timeout: 10_000 })

const pressLogIn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await heading(canvasElement)
  const main = within(within(canvasElement).getByRole('main'))
  await userEvent.click(await main.findByRole('button', { name: shownText('LogIn') }))
  await main.findByRole('alert')
}
export const WithMistakes: Story = { args: { address }, play: pressLogIn, tags: ['error'] }
export const Refused: Story = {
  tags: ['error'],
  args: {
    address,
    state: { forgotPassword: 'dorothy@example.com' },
    answer: ({ path }) => (path === '/api/v1.0/authenticate' ? refusal('InvalidLogin') : undefined),
  },
  play: async (context) => {
    await heading(context.canvasElement)
    const password = await within(context.canvasElement).findByLabelText(shownText('Password'))
    await userEvent.type(password, 'a wrong one')
    await pressLogIn(context)
  },
}
