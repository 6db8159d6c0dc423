import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as v from 'valibot'
import { routes } from '../pages/routes.tsx'
import { missingStories } from './missing-stories.ts'
import { pageShop } from './story-page.tsx'

/** Tests that every route has a page story. Hidden from the list of stories. */
const meta: Meta = {
  title: 'Checks/Page stories',
  tags: ['!dev', '!autodocs'],
  render: () => <p>Every route has a story</p>,
}
export default meta

const modules = import.meta.glob<Record<string, unknown>>([
  '../pages/**/*.stories.tsx',
  '../payments/providers/*/*.stories.tsx',
])
const storySchema = v.object({
  args: v.object({ address: v.string() }),
  tags: v.optional(v.array(v.string()), []),
})

export const EveryRoute: StoryObj = {
  play: async () => {
    const files = await Promise.all(Object.values(modules).map((load) => load()))
    const stories = files.flatMap(Object.values).flatMap((exported: unknown) => {
      const { success, output } = v.safeParse(storySchema, exported)
      return success ? [{ address: output.args.address, tags: output.tags }] : []
    })
    const shop = pageShop({
      flags: { allowFavourites: true, useEnrichedProductData: true },
      configuration: { guestOrders: true, refillMails: true },
    })
    await expect(missingStories(routes(shop), stories)).toEqual([])
  },
}
