import { profile } from '@shop/api-client/fixtures/account.ts'
import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { never, StoryPage } from '../../testing/story-page.tsx'
import type { Answer } from '../../testing/fake-gateway.ts'

const meta: Meta = { title: 'Pages/Favourites', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

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

const story = (favourites: string[], page = 1, answer = products): Story => ({
  render: () => (
    <StoryPage
      address={`/account/favourites?page=${page}`}
      customer={{ ...profile, favourites }}
      flags={{ allowFavourites: true }}
      answer={answer}
    />
  ),
})

export const Favourites = story(numbered(8))
export const TwoHundredAndFifty = story(numbered(250), 20)
export const SomeNotSoldAnyMore = story(['N-1-gone', 'N-2', 'N-3-gone', 'N-4'])
export const NoFavourites = story([])
export const NotThereYet = story(numbered(8), 1, ({ path }) => (path === '/api/products/search' ? never() : undefined))
