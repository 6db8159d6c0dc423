import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { createMemoryStore } from '../runtime/platform/storage.ts'
import { StoryPage } from '../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Hearing aid',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const products = [
  { ...batteries, facets: { fits: ['312'] } },
  { ...domes, facets: { fits: ['miniFit'] } },
  { ...batteries, id: '13', itemNumber: 'BAT-13-06', name: 'Zinc-air batteries, size 13', facets: { fits: ['13'] } },
]

/** A page for a visitor whose device remembers this. */
const remembering = (hearingAid: { size?: string; words: string } | undefined, address: string): Story => {
  const localStorage = createMemoryStore()
  if (hearingAid) localStorage.write('device', JSON.stringify({ hearingAid }))
  return {
    args: {
      address,
      browser: { cookies: createMemoryStore(), localStorage },
      answer: ({ path, query }) => {
        if (path === '/api/products/browse') return { products }
        if (path !== '/api/products/details') return undefined
        return products.find(({ itemNumber }) => itemNumber === query.get('itemNumber'))
      },
    },
    play: async ({ canvasElement }) => {
      // The row is loaded when a visitor comes near.
      const row = await waitFor(
        () => {
          scrollBy(0, innerHeight / 2)
          return within(canvasElement).getByText(/hearing aid|høreapparat|hörapparat/i, { selector: 'summary span' })
        },
        { timeout: 10_000 },
      )
      await userEvent.click(row)
    },
  }
}
const PRODUCT = '/batteries/details/BAT-312-06'

export const Asked = remembering(undefined, PRODUCT)
export const Fits = remembering({ size: '312', words: '' }, PRODUCT)
export const FitsNot = remembering({ size: '13', words: '' }, PRODUCT)
export const Unknown = remembering({ size: '312', words: 'Oticon More 1' }, '/batteries/details/DOM')
export const InAList = remembering({ size: '312', words: 'miniFit' }, '/batteries')
