import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer } from '../../testing/fake-gateway.ts'
import { listFlags as flags, pageStory, productAnswers } from '../../testing/page-story.ts'
import { longName, StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Product',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const details =
  (product: unknown): Answer =>
  ({ path }) =>
    path === '/api/products/details' ? product : undefined
const related = { ...batteries, relatedProducts: [domes, { ...domes, id: 'other', name: longName }] }
const product = (shown: unknown, address = '/batteries/details/BAT-312-06') =>
  pageStory({ address, answer: details(shown), flags })

export const Full: Story = { ...product(related), tags: ['full'] }
export const ToConfigure = product(domes)
export const Configured = product(domes, '/batteries/details/DOM-OPEN?type=power&size=8-mm')
export const NotMadeTogether = product(domes, '/batteries/details/DOM-OPEN?type=open&size=8-mm')
export const OfNoCategory = product(related, '/details/BAT-312-06')
export const ByItsKey: Story = {
  ...pageStory({
    address: '/zinc-air-312',
    answer: details(related),
    flags: { ...flags, useEnrichedProductData: true },
  }),
}
export const SoldOut: Story = {
  ...product({ ...batteries, inStock: false, relatedProducts: [domes] }),
  tags: ['empty'],
}
export const LongNames = product({ ...related, name: longName, subtitle: longName })
export const Loading: Story = {
  args: { address: '/batteries/details/BAT-312-06', answer: productAnswers.waiting, flags },
  tags: ['loading'],
}
// React and the router log that a page has failed. In the shop both are silenced.
const failed = { expectedComplaint: /above error occurred|React Router caught/ }
export const Missing: Story = {
  ...product(Response.json({}, { status: 404 })),
  parameters: failed,
  tags: ['error'],
}
export const Unreachable: Story = {
  ...product(Response.json({}, { status: 503 })),
  parameters: failed,
  tags: ['error'],
}
