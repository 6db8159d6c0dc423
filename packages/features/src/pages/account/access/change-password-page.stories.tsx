import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer } from '../../../testing/fake-gateway.ts'
import { pageStory } from '../../../testing/page-story.ts'
import { shownText } from '../../../testing/story-setting.ts'
import { never, StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/New password',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const address = '/account/changepassword/c-1/abc'
const valid: Answer = ({ path }) => (path.endsWith('/validate-session') ? {} : undefined)
const missing = () => Response.json({}, { status: 404 })

export const Empty: Story = { ...pageStory({ address, answer: valid }), tags: ['empty', 'full'] }
export const Loading: Story = {
  args: { address, answer: ({ path }) => (path.endsWith('/validate-session') ? never() : undefined) },
  tags: ['loading'],
}
export const OldLink: Story = {
  ...pageStory({ address, answer: ({ path }) => (path.endsWith('/validate-session') ? missing() : undefined) }),
  tags: ['error'],
}
export const LinkUsedMeanwhile: Story = {
  args: { address, answer: (call) => (call.path.endsWith('/redeem-session') ? missing() : valid(call)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(shownText('NewPassword')), 'Quiet7Room')
    await userEvent.type(canvas.getByLabelText(shownText('PasswordConfirmed')), 'Quiet7Room')
    await userEvent.click(canvas.getByRole('button', { name: shownText('SaveNewPassword') }))
  },
  tags: ['error'],
}
