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

export const Dashboard = story('/account/dashboard', {
  flags: { showCustomerPreferences: true, allowFavourites: true },
})
export const DashboardWithFewestEntries = story('/account/dashboard')
