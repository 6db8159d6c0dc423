import { beforeAll, describe, expect, it } from 'vitest'
import { createShopDirectory } from '../shops/shop-directory.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { loadCatalogue, WHOLE, type Catalogue } from './catalogue.ts'
import { createResponseCache } from './response-cache.ts'

const responses = createResponseCache()
const gateway = useTestGateway()
let catalogue: Catalogue

describe('the catalogue’s cache', () => {
  beforeAll(async () => {
    const { db } = gateway
    const shop = await createShopDirectory(db)('test_dk')
    catalogue = await loadCatalogue(db, shop!, { responses, unknownWords: { note: () => undefined } })
  })

  it('serializes once what many people ask', () => {
    expect(catalogue.search('cloth', WHOLE, (work) => work())).toBe(catalogue.search('cloth', WHOLE, (work) => work()))
    expect(catalogue.details({ itemNumber: 'CLOTH-1' })).toBe(catalogue.details({ itemNumber: 'cloth-1' }))
    expect(responses.size).toBe(2)
  })

  it('[A2] keeps nothing for what is not found', () => {
    const kept = responses.size
    for (let index = 0; index < 100; index += 1) {
      catalogue.browse(`/nowhere/${index}`, WHOLE, (work) => work())
      catalogue.search(`xqzvwk${'z'.repeat(index)}`, WHOLE, (work) => work())
    }
    expect(responses.size).toBe(kept)
  })

  it('[A2] refuses a route that no category has', async () => {
    const route = `/${'x'.repeat(500)}`
    const answer = await gateway.fetch(`http://gateway.test/shops/test_dk/api/products/browse?route=${route}`)
    expect(answer.status).toBe(400)
  })
})
