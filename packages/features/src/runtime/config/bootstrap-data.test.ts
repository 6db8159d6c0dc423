import danish from '@shop/domain/messages/messages.da.json' with { type: 'json' }
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import swedish from '@shop/domain/messages/messages.sv.json' with { type: 'json' }
import { staticContentSchema } from '@shop/domain/shop/content.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { loadBootstrapData } from './bootstrap-data.ts'
import { emptyContent } from './empty-content.ts'

const market = { shopId: 'story_dk', culture: 'da-DK', currency: 'DKK', timeZone: 'Europe/Copenhagen', country: 'DK' }
const theirs = { AddToCart: 'Put in the bag', Cart: '' }

/** The words of a shop whose gateway has two of them, one empty. */
async function wordsOf({ fallbackTexts, culture = '' }: { fallbackTexts?: boolean; culture?: string }) {
  const gateway = fakeGateway(({ path }) => {
    if (path === '/api/translations') return { translations: theirs }
    return path === '/api/products/categories' ? [] : { cultureName: culture }
  })
  return (await loadBootstrapData(await gateway(), { fallbackTexts, market })).messages
}

async function loadWithout(path: string, status: number) {
  const gateway = fakeGateway((call) => (call.path === path ? Response.json({}, { status }) : {}))
  return loadBootstrapData(await gateway(), { market })
}

describe('loadBootstrapData', () => {
  describe('the words of a shop', () => {
    it('[SHELL-03] are the gateway’s alone, unless its site asks for more', async () => {
      expect(await wordsOf({})).toEqual(theirs)
    })

    it('[OP-75] are filled with our own where the gateway has none', async () => {
      expect(await wordsOf({ fallbackTexts: true })).toEqual({ ...danish, AddToCart: 'Put in the bag' })
    })

    it.each([
      ['sv-SE', swedish],
      ['en', english],
      ['de-DE', english],
    ])('[OP-75] are filled in the language of a shop in %s, or in English', async (culture, own) => {
      expect(await wordsOf({ fallbackTexts: true, culture })).toMatchObject({ Checkout: own.Checkout, Cart: own.Cart })
    })
  })

  it('[CFG-32] empty content is what reading nothing gives', () => {
    expect(emptyContent).toEqual(v.parse(staticContentSchema, {}))
  })

  it.each(['/api/translations', '/api/v1.0/static-content/all', '/api/products/categories'])(
    '[CFG-32] [API-52] what is null of the bootstrap data is left out of the shop: %s',
    async (path) => {
      const gateway = fakeGateway((call) => (call.path === path ? Response.json(null) : {}))
      const data = await loadBootstrapData(await gateway(), { market })
      expect(data).toMatchObject({ messages: {}, categories: [], content: { partners: [] } })
    },
  )

  describe('what a gateway refuses of the bootstrap data', () => {
    const parts = ['/api/translations', '/api/v1.0/static-content/all', '/api/products/categories']

    it.each(parts)('[CFG-32] is left out of the shop: %s', async (path) => {
      for (const status of [404, 401]) {
        expect(await loadWithout(path, status)).toMatchObject({
          messages: {},
          categories: [],
          content: { partners: [] },
        })
      }
    })

    it.each([
      [404, undefined],
      [410, undefined],
      [401, 'unauthorised'],
      [429, 'refused'],
    ])('[CFG-03] is told of the menu, unless the gateway has none: %s', async (status, kind) => {
      const { menuFailure } = await loadWithout('/api/products/categories', status)
      expect(menuFailure?.kind).toBe(kind)
    })

    it.each([...parts, '/api/v1.0/configuration/frontend'])('[API-03] is no shop when the gateway breaks: %s', (path) =>
      expect(loadWithout(path, 500)).rejects.toThrow('broken'),
    )
  })

  it('[CFG-30] a shop whose gateway names neither culture nor currency has those of its market', async () => {
    const gateway = fakeGateway(({ path }) => (path === '/api/products/categories' ? [] : {}))
    const { configuration } = await loadBootstrapData(await gateway(), { market })
    expect(configuration).toMatchObject({ cultureName: 'da-DK', currency: 'DKK' })
  })

  it('[CFG-38] [OP-92] [OP-93] a site fills in what its gateway does not send', async () => {
    const gateway = fakeGateway(({ path }) => (path === '/api/products/categories' ? [] : { deliveryDays: 2 }))
    const fallbacks = {
      captcha: 'none',
      deliveryDays: 9,
      returnDays: 30,
      passwordMinLength: 6,
      links: { terms: '/terms' },
    } as const
    const { configuration } = await loadBootstrapData(await gateway(), { market, fallbacks })
    expect(configuration).toMatchObject({
      captcha: 'none',
      deliveryDays: 2,
      returnDays: 30,
      passwordMinLength: 6,
      links: { terms: '/terms' },
    })
    const silent = await loadBootstrapData(await gateway(), { market })
    expect(silent.configuration).toMatchObject({ captcha: undefined, passwordMinLength: 8 })
  })
})
