import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory, withoutCaptcha } from '../../../testing/page-story.ts'

import { shownText } from '../../../testing/story-setting.ts'
import { StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Forgotten password',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const forgot = { address: '/account/forgotpassword' }

export const Empty: Story = { ...pageStory(forgot), tags: ['empty', 'full'] }
export const AfterAnOldLink = pageStory({ ...forgot, state: { showResetLinkExpiredErrorMessage: true } })
export const WithMistakes: Story = {
  args: forgot,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: shownText('SendResetLink') })),
  tags: ['error'],
}
export const WithoutCaptcha = pageStory({ ...forgot, ...withoutCaptcha })
export const WithoutCaptchaAndContact = pageStory({ ...forgot, fallbacks: {} })
