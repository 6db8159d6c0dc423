import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { describe, expect, it, vi } from 'vitest'
import { fakeGateway, type Answer } from '../testing/fake-gateway.ts'
import { createProductRequests } from './product-requests.ts'
import { runDueTasks } from '../testing/run-due-tasks.ts'

const BATTERIES = { itemNumber: batteries.itemNumber }

function open(answer: Answer = () => batteries) {
  const asked: string[] = []
  const loadGateway = fakeGateway((call) => {
    asked.push(`${call.query}`)
    return answer(call)
  })
  const signals: (AbortSignal | undefined)[] = []
  const watched = async () => {
    const gateway = await loadGateway()
    const { details } = gateway.catalogue
    const watchedDetails: typeof details = (id, signal) => {
      signals.push(signal)
      return details(id, signal)
    }
    return { ...gateway, catalogue: { ...gateway.catalogue, details: watchedDetails } }
  }
  return { asked, signals, requests: createProductRequests(watched) }
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

  it('aborts a prefetch when another product is clicked, and when the link is not followed', async () => {
    vi.useFakeTimers()
    const { signals, requests } = open()
    requests.prefetch(BATTERIES)
    requests.prefetch({ itemNumber: domes.itemNumber })
    await vi.advanceTimersByTimeAsync(1)
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
  })

  it('ends a followed one only with its page', async () => {
    vi.useFakeTimers()
    const { signals, requests } = open(() => new Promise(() => undefined))
    const page = leaving()
    requests.prefetch(BATTERIES)
    void requests.take(BATTERIES, page.signal).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(signals[0]?.aborted).toBe(false)
    page.abort()
    expect(signals[0]?.aborted).toBe(true)
  })

  it('keeps silent about a failure, and lets the page ask for itself', async () => {
    let isWell = false
    const { asked, requests } = open(() => (isWell ? batteries : new Response(null, { status: 502 })))
    requests.prefetch(BATTERIES)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await runDueTasks()
    isWell = true
    expect(await requests.take(BATTERIES, leaving().signal)).toMatchObject({ name: batteries.name })
  })

  it('leaves out of related products what search engines read on their own pages', async () => {
    const words = { metaTitle: 'Size 312', metaDescription: 'Six cells', metaKeywords: 'zinc, air' }
    const related = { ...domes, ...words, relatedProducts: [] }
    const { requests } = open(() => ({ ...batteries, ...words, relatedProducts: [related, 'DOM-8'] }))
    const product = await requests.take(BATTERIES, leaving().signal)
    expect(product).toMatchObject(words)
    expect(product.relatedProducts).toMatchObject([
      { name: domes.name, metaDescription: '', metaKeywords: '' },
      'DOM-8',
    ])
  })
})
