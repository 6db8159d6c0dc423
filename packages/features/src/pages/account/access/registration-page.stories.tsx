import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory, withoutCaptcha } from '../../../testing/page-story.ts'

import { shownText } from '../../../testing/story-setting.ts'
import { StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Registration',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const registration = { address: '/account/create' }

export const Empty: Story = {
  ...pageStory({ ...registration, flags: { showPrivacyPolicyConsent: true } }),
  tags: ['empty', 'full'],
}
export const FewestFields = pageStory({ ...registration, flags: { hideCustomerMiddleName: true } })
export const WithMistakes: Story = {
  args: registration,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: shownText('CreateMyAccount') })),
  tags: ['error'],
}
export const WithoutCaptcha = pageStory({ ...registration, ...withoutCaptcha })
