import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../testing/fake-gateway.ts'
import { filledIn, servicePages } from '../../testing/service-story.ts'
import { never, StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Contact',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const contact = '/customer-service/contact-us'
const message = {
  YourMessage: 'Which dome fits?',
  Name: 'Dorothy Ashworth',
  Phone: '01423 555 010',
  Email: 'dorothy@example.com',
}
export const Empty: Story = {
  tags: ['empty', 'full'],
  args: { address: contact, answer: servicePages() },
  play: filledIn({}),
}
export const WithMistakes: Story = {
  tags: ['error'],
  args: { address: contact, answer: servicePages() },
  play: filledIn({ Phone: 'none' }, 'SendMessage'),
}
export const Sending: Story = {
  tags: ['loading'],
  args: { address: contact, answer: servicePages(never) },
  play: filledIn(message, 'SendMessage'),
}
export const Refused: Story = {
  tags: ['error'],
  args: { address: contact, answer: servicePages(() => refusal('too-many-attempts')) },
  play: filledIn(message, 'SendMessage'),
}
export const Sent: Story = {
  args: { address: contact, answer: servicePages() },
  play: filledIn(message, 'SendMessage'),
}
export const WithoutCaptcha: Story = {
  args: { address: contact, answer: servicePages(), fallbacks: { links: { contact: 'mailto:help@hearby.example' } } },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'help@hearby.example' })),
}
