import type { Meta, StoryObj } from '@storybook/react-vite'
import { filledIn, servicePages } from '../../testing/service-story.ts'
import { StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Withdrawal',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const withdrawal = '/customer-service/withdrawal'
const typed = {
  OrderNumber: 'PD100001',
  Name: 'Dorothy Ashworth',
  Email: 'dorothy@example.com',
  WithdrawalReason: 'The clock is too loud for me.',
}
export const Empty: Story = {
  tags: ['empty', 'full'],
  args: { address: withdrawal, answer: servicePages() },
  play: filledIn({}),
}
export const WithMistakes: Story = {
  tags: ['error'],
  args: { address: withdrawal, answer: servicePages() },
  play: filledIn({ WithdrawalReason: 'See www.evil.example' }, 'WithdrawalGoOn'),
}
export const ToCheck: Story = {
  args: { address: withdrawal, answer: servicePages() },
  play: filledIn(typed, 'WithdrawalGoOn'),
}
export const Sent: Story = {
  args: { address: withdrawal, answer: servicePages() },
  play: filledIn(typed, 'WithdrawalGoOn', 'WithdrawalConfirm'),
}
export const WithoutCaptcha: Story = {
  args: {
    address: withdrawal,
    answer: servicePages(),
    fallbacks: { links: { contact: 'mailto:help@hearby.example' } },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'help@hearby.example' })),
}
