import { profile } from '@shop/api-client/fixtures/account.ts'
import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageStory } from '../../../testing/page-story.ts'
import { never, StoryPage } from '../../../testing/story-page.tsx'
import type { Answer } from '../../../testing/fake-gateway.ts'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Favourites',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** Sells every product, except one called gone. */
const products: Answer = ({ path, query }) =>
  path === '/api/products/search'
    ? {
        products: query
          .getAll('ItemNumbers')
          .map((itemNumber, index) => ({ ...(index % 2 ? domes : batteries), id: itemNumber, itemNumber }))
          .filter(({ itemNumber }) => !itemNumber.endsWith('-gone')),
      }
    : undefined
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `N-${index + 1}`)

const options = (favourites: string[], page = 1, answer = products) => ({
  address: `/account/favourites?page=${page}`,
  customer: { ...profile, favourites },
  flags: { allowFavourites: true },
  answer,
})

export const Full: Story = { ...pageStory(options(numbered(8))), tags: ['full'] }
export const TwoHundredAndFifty = pageStory(options(numbered(250), 20))
export const SomeNotSoldAnyMore = pageStory(options(['N-1-gone', 'N-2', 'N-3-gone', 'N-4']))
export const Empty: Story = { ...pageStory(options([])), tags: ['empty'] }
export const Loading: Story = {
  args: options(numbered(8), 1, ({ path }) => (path === '/api/products/search' ? never() : undefined)),
  tags: ['loading'],
}
