import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { describe, expect, it, vi } from 'vitest'
import { fakeGateway, type Answer } from '../testing/fake-gateway.ts'
import { createProductRequests } from './product-requests.ts'

const BATTERIES = { itemNumber: batteries.itemNumber }

function open(answer: Answer = () => batteries) {
  const asked: string[] = []
  const loadGateway = fakeGateway((call) => {
    asked.push(`${call.query}`)
    return answer(call)
  })
  return { asked, requests: createProductRequests(loadGateway) }
}
const leaving = () => new AbortController()

describe('createProductRequests', () => {
  it('returns the prefetched product without another request', async () => {
    const { asked, requests } = open()
    requests.prefetch(BATTERIES)
    expect(await requests.take(BATTERIES, leaving().signal)).toMatchObject({ name: batteries.name })
    expect(asked).toHaveLength(1)
  })

  it('returns the prefetched product once, and fetches it again later', async () => {
    const { asked, requests } = open()
    requests.prefetch(BATTERIES)
    await requests.take(BATTERIES, leaving().signal)
    await requests.take(BATTERIES, leaving().signal)
    expect(asked).toHaveLength(2)
  })

  it('uses neither the prefetch of another product nor an old one', async () => {
    vi.useFakeTimers()
    const { asked, requests } = open()
    requests.prefetch({ itemNumber: domes.itemNumber })
    await requests.take(BATTERIES, leaving().signal)
    expect(asked).toEqual([`itemNumber=${domes.itemNumber}`, `itemNumber=${batteries.itemNumber}`])
    requests.prefetch(BATTERIES)
    await vi.advanceTimersByTimeAsync(60_000)
    await requests.take(BATTERIES, leaving().signal)
    expect(asked).toHaveLength(4)
  })

  it('keeps silent about a failure, and lets the page ask for itself', async () => {
    let isWell = false
    const { asked, requests } = open(() => (isWell ? batteries : new Response(null, { status: 502 })))
    requests.prefetch(BATTERIES)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    isWell = true
    expect(await requests.take(BATTERIES, leaving().signal)).toMatchObject({ name: batteries.name })
    expect(asked).toHaveLength(2)
  })

  it('leaves out of related products what their own pages alone show', async () => {
    const words = { metaTitle: 'Size 312', metaDescription: 'Six cells', metaKeywords: 'zinc, air' }
    const related = { ...domes, ...words, relatedProducts: [], productAttributes: { Pack: '10' } }
    const { requests } = open(() => ({ ...batteries, ...words, relatedProducts: [related, 'DOM-8'] }))
    const product = await requests.take(BATTERIES, leaving().signal)
    expect(product).toMatchObject(words)
    expect(product.relatedProducts).toMatchObject([
      { name: domes.name, productAttributes: {}, marketingDescription: '', metaDescription: '', metaKeywords: '' },
      'DOM-8',
    ])
  })
})
