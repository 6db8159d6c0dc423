import { profile } from '@shop/api-client/fixtures/account.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { longName, StoryPage } from '../../testing/story-page.tsx'
import type { StoryShopOptions } from '../../testing/story-shop.tsx'
import type { Answer } from '../../testing/fake-gateway.ts'

const meta: Meta = { title: 'Pages/Address book', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

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

const story = (
  address: string,
  customer: Partial<UserProfile> = { addressBook },
  options: StoryShopOptions = {},
): Story => ({
  render: () => (
    <StoryPage address={address} customer={{ ...profile, ...customer }} {...{ configuration, ...options }} />
  ),
})
/** A story after a press on the first button of that name. */
const pressed = (name: RegExp, shown: Story): Story => ({
  ...shown,
  play: async ({ canvasElement }) => {
    const main = within(await within(canvasElement).findByRole('main', {}, { timeout: 10_000 }))
    await userEvent.click(await main.findByRole('button', { name }, { timeout: 10_000 }))
  },
})
const refused: Answer = ({ method }) => (method === 'POST' ? Response.json({}, { status: 400 }) : undefined)
const long = { ...other, id: '9', firstName: longName, streetAddress1: longName, company: longName }

const BOOK = '/account/addressbook'
const FORM = `${BOOK}/addedit`

export const AddressBook = story(BOOK)
export const OnlyOneAddress = story(BOOK, { addressBook: [{ ...home!, isDefaultBillingAddress: false }] })
export const TwentyAddresses = story(BOOK, {
  addressBook: [home!, long, ...Array.from({ length: 18 }, (_, index) => ({ ...other, id: `1${index}` }))],
})
export const NoAddress = story(BOOK, { addressBook: [] })
export const AskedBeforeDeleting = pressed(/^Delete:/, story(BOOK))
export const NewAddress = story(FORM)
export const BlankFields = pressed(/^Save/, story(FORM))
export const NotSaved = pressed(/^Save/, story(`${FORM}?editAddressId=8`, { addressBook }, { answer: refused }))
