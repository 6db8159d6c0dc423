import { profile } from '@shop/api-client/fixtures/account.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../../testing/story-page.tsx'
import type { StoryShopOptions } from '../../testing/story-shop.tsx'
import { refusal } from '../../testing/fake-gateway.ts'

const meta: Meta = { title: 'Pages/Account', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const story = (address: string, options: StoryShopOptions & { state?: unknown } = {}): Story => ({
  render: () => <StoryPage address={address} customer={profile} {...options} />,
})

/** Saves the unchanged form. The gateway refuses it. */
const saving = (address: string, ...codes: string[]): Story => ({
  ...story(address, { answer: ({ path }) => (path === '/api/v1.0/me' ? refusal(...codes) : undefined) }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Save' })),
})

const flags = { showCustomerPreferences: true, allowFavourites: true }
const subscription = { id: 's-1', email: 'dorothy@example.com', type: 'Newsletter' }
const isSubscribed: StoryShopOptions['answer'] = ({ path }) =>
  path === '/api/v1.0/user-subscriptions' ? subscription : undefined

export const Dashboard = story('/account/dashboard', { flags, answer: isSubscribed })
export const DashboardAfterSaving = story('/account/dashboard', { flags, state: { editContactInformation: true } })
export const DashboardOfANewCustomer = story('/account/dashboard', {
  flags,
  customer: { ...profile, addressBook: [], customerPreference: {} },
  state: { showWelcomeMessage: true },
})
export const DashboardWithFewestEntries = story('/account/dashboard')
export const EditContact = story('/account/edit')
export const EditContactWithAnAddressInUse = saving('/account/edit', 'email-in-use')
export const EditContactWithRefusedNames = saving('/account/edit', 'invalid-first-name', 'invalid-last-name')
export const EditContactTriedTooOften = saving('/account/edit', 'too-many-attempts')
export const Preferences = story('/account/preferences', { flags })
export const NewsletterOn = story('/newsletter/manage', { answer: isSubscribed })
export const NewsletterOff = story('/newsletter/manage')
