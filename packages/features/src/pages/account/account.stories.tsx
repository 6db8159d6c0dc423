import { profile } from '@shop/api-client/fixtures/account.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../../story-page.tsx'
import type { StoryShopOptions } from '../../story-shop.tsx'

const meta: Meta = { title: 'Pages/Account', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const story = (address: string, options: StoryShopOptions & { state?: unknown } = {}): Story => ({
  render: () => <StoryPage address={address} customer={profile} {...options} />,
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
export const Preferences = story('/account/preferences', { flags })
export const NewsletterOn = story('/newsletter/manage', { answer: isSubscribed })
export const NewsletterOff = story('/newsletter/manage')
