import { profile } from '@shop/api-client/fixtures/account.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { shownText } from '../../../testing/story-setting.ts'
import { longName, StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Address book',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const configuration = { supportedCountries: { GB: 'United Kingdom', IE: 'Ireland' } }
const [home] = profile.addressBook
const other = {
  ...home!,
  id: '8',
  streetAddress1: '3 Harbour Terrace',
  isDefaultBillingAddress: false,
  isDefaultShippingAddress: false,
}
const addressBook = [home!, other]

const story = (customer: Partial<UserProfile> = { addressBook }): Story => ({
  args: { address: '/account/addressbook', customer: { ...profile, ...customer }, configuration },
})
/** A story after a press on the first button of that name. */
const pressed = (name: () => RegExp, shown: Story): Story => ({
  ...shown,
  play: async ({ canvasElement }) => {
    const main = within(await within(canvasElement).findByRole('main', {}, { timeout: 10_000 }))
    await userEvent.click(await main.findByRole('button', { name: name() }, { timeout: 10_000 }))
  },
})
const long = { ...other, id: '9', firstName: longName, streetAddress1: longName, company: longName }

export const Full: Story = { ...story(), tags: ['full'] }
export const OnlyOneAddress = story({ addressBook: [{ ...home!, isDefaultBillingAddress: false }] })
export const TwentyAddresses = story({
  addressBook: [home!, long, ...Array.from({ length: 18 }, (_, index) => ({ ...other, id: `1${index}` }))],
})
export const Empty: Story = { ...story({ addressBook: [] }), tags: ['empty'] }
export const AskedBeforeDeleting = pressed(() => new RegExp(`^${shownText('Delete')}:`), story())
