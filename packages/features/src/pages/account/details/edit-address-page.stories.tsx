import { profile } from '@shop/api-client/fixtures/account.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer } from '../../../testing/fake-gateway.ts'
import { pageStory } from '../../../testing/page-story.ts'
import { shownText } from '../../../testing/story-setting.ts'
import { StoryPage } from '../../../testing/story-page.tsx'
import { userEvent, within } from 'storybook/test'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Edit an address',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const address = '/account/addressbook/addedit'
const configuration = { supportedCountries: { GB: 'United Kingdom', IE: 'Ireland' } }
const refused: Answer = ({ method }) => (method === 'POST' ? Response.json({}, { status: 400 }) : undefined)
const stored = { ...profile.addressBook[0]!, id: '8' }
const saved = { address: `${address}?editAddressId=8`, customer: { ...profile, addressBook: [stored] }, configuration }

const save: Story['play'] = async ({ canvasElement }) => {
  const main = within(await within(canvasElement).findByRole('main', {}, { timeout: 10_000 }))
  await userEvent.click(await main.findByRole('button', { name: shownText('SaveAddressButton') }, { timeout: 10_000 }))
}

export const NewAddress: Story = { ...pageStory({ address, customer: profile, configuration }), tags: ['empty'] }
export const SavedAddress: Story = { ...pageStory(saved), tags: ['full'] }
export const SecondLineNeeded = pageStory({ ...saved, flags: { addressStreet2IsRequired: true } })
export const BlankFields: Story = {
  args: { address, customer: profile, configuration },
  ...(save && { play: save }),
  tags: ['error'],
}
export const NotSaved: Story = { args: { ...saved, answer: refused }, ...(save && { play: save }), tags: ['error'] }
