import { describe, expect, test } from 'vitest'
import { TOKEN } from './fixtures/fixture.ts'
import { fakeGateway } from './testing/fake-gateway.ts'

describe('an answer that is a bare list', () => {
  // The documents name the items of these answers, but not what holds them.

  test('[ORD-02] [API-52] reads the orders of a gateway that answers with a bare list', async () => {
    const { gateway } = fakeGateway(() => Response.json([{ orderNumber: 'A' }]), { accessToken: TOKEN })
    const { items } = await gateway.orders.history({ pageNumber: 1, pageSize: 10 })
    expect(items.map(({ orderNumber }) => orderNumber)).toEqual(['A'])
  })

  test('[API-07] [API-09] [API-52] reads the products of a gateway that answers with a bare list', async () => {
    const { gateway } = fakeGateway(() => Response.json([{ id: 1, name: 'Domes' }]))
    const { catalogue } = gateway
    const lists = [await catalogue.search('domes'), await catalogue.browse('/domes')]
    expect(lists.map(({ products, total }) => [products[0]?.name, total])).toEqual([
      ['Domes', 1],
      ['Domes', 1],
    ])
    expect(await catalogue.favourites(['1'])).toHaveLength(1)
  })

  test('[NEWS-03] [API-52] finds the subscription in a list with an unreadable one', async () => {
    const { gateway } = fakeGateway(() => Response.json([null, { id: 7, type: 'Newsletter' }]), { accessToken: TOKEN })
    expect(await gateway.newsletter.lookup()).toMatchObject({ id: '7' })
  })
})
