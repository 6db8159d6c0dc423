import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { createProductLists } from './product-lists.ts'

const found = { ...batteries, metaTitle: 'Size 312', metaDescription: 'Six cells', metaKeywords: 'zinc, air' }
const configuration = v.parse(configurationSchema, {
  recommendedProducts: [batteries.itemNumber],
  featureFlags: { showRecommendedProducts: true },
})
const lists = createProductLists(
  fakeGateway(() => ({ products: [found], total: 1 })),
  configuration,
  () => 0,
)

describe('createProductLists', () => {
  it('removes from every list what only the page of a product shows, and keeps what stands above its texts', async () => {
    const { products } = await lists.category('/batteries', { sort: 0, skipped: 0, shown: 24, filters: [] })
    const [recommended] = await lists.recommended()
    for (const product of [products[0], recommended]) {
      expect(product).toMatchObject({ metaTitle: 'Size 312', metaDescription: '', marketingDescription: '' })
      expect(product?.allImages).toEqual(batteries.allImages)
    }
  })

  it('[PROD-28] recommends variations by their own numbers, in the order of the shop', async () => {
    const numbered = createProductLists(
      fakeGateway(() => ({ products: [batteries, domes] })),
      v.parse(configurationSchema, {
        ...configuration,
        recommendedProducts: ['dom-pw-08', 'none', batteries.itemNumber],
      }),
      () => 0,
    )
    const recommended = await numbered.recommended()
    expect(recommended.map(({ name, itemNumber }) => [name, itemNumber])).toEqual([
      [domes.name, 'DOM-PW-08'],
      [batteries.name, batteries.itemNumber],
    ])
  })
})
