import { profile } from '@shop/api-client/fixtures/account.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refusal } from '../../../testing/fake-gateway.ts'
import { pageStory } from '../../../testing/page-story.ts'
import { shownText } from '../../../testing/story-setting.ts'
import { StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Contact details',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const contact = { address: '/account/edit', customer: profile }

/** Saves the unchanged form. The gateway refuses it. */
const refused = (...codes: string[]): Story => ({
  args: { ...contact, answer: ({ path }) => (path === '/api/v1.0/me' ? refusal(...codes) : undefined) },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: shownText('Save') })),
})

export const Full: Story = { ...pageStory(contact), tags: ['full'] }
export const AddressInUse: Story = { ...refused('email-in-use'), tags: ['error'] }
export const RefusedNames: Story = { ...refused('invalid-first-name', 'invalid-last-name'), tags: ['error'] }
export const TriedTooOften: Story = { ...refused('too-many-attempts'), tags: ['error'] }
