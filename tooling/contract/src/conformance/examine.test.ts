import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { slowCategories } from '../documented-gateway/defects/defects.ts'
import { createDocumentedGateway, registered, type Options } from '../documented-gateway/documented-gateway.ts'
import { describe, expect, it } from 'vitest'
import { ourCallNames } from '../documents/our-calls.ts'
import { namedCalls } from './asking/named-calls.ts'
import { examine, type ExamineOptions } from './examine.ts'

/** Examines the gateway of the documents with every text. Returns the report and the calls. */
async function examineDocumented(options: Partial<ExamineOptions> = {}, { settings, ...rest }: Options = {}) {
  const gateway = createDocumentedGateway({ ...rest, settings: { translations: english, ...settings } })
  const calls: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
    return gateway.fetch(request)
  }
  const report = await examine({ baseUrl: 'http://gateway.test', fetch, samples: 2, ...options })
  return { report, calls }
}

const refuseConnection = () => Promise.reject(new Error('connect ECONNREFUSED'))

const hang: typeof globalThis.fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('timeout')))
  })

/** Answers a call a number of times, then breaks off in the middle of the answer. */
function breakingOff(call: string, times: number) {
  const gateway = createDocumentedGateway({ settings: { translations: english } })
  let answered = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname !== call || ++answered <= times) return gateway.fetch(request)
    return new Response(new ReadableStream({ start: (answer) => answer.error(new Error('terminated')) }))
  }
  return fetch
}

describe('examine', () => {
  it('[API-54] finds no gap in the gateway of the documents', async () => {
    const { report } = await examineDocumented({ writes: true, login: registered })
    expect(report.brokenPages).toEqual([])
    expect(report.gaps).toEqual([])
    expect(report.skipped).toEqual([])
    expect(report.undocumentedFields).toEqual([])
  })

  it('[API-54] only reads unless it is told to write', async () => {
    const { report, calls } = await examineDocumented()
    expect(report.gaps).toEqual([])
    expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])
    expect(calls.some((call) => /override-cart|klarna|nets/.test(call))).toBe(false)
  })

  it('[API-54] makes calls that merge carts, start payments or write to people only by their names', async () => {
    const named = [...namedCalls.keys()]
    expect(named).toEqual(['override-cart', 'klarna', 'klarna/order', 'nets', 'contact-us'])
    const { calls: unnamed } = await examineDocumented({ writes: true })
    const isNamed = (call: string) => named.some((name) => call.endsWith(`/${name}`))
    expect(unnamed.filter(isNamed)).toEqual([])
    const { report, calls } = await examineDocumented({ named: [...namedCalls.values()] })
    expect(new Set(calls.filter(isNamed)).size).toBe(named.length)
    expect(report.gaps).toEqual([])
  })

  it('[API-54] places no order where an order would be real', async () => {
    const settings = { featureFlags: { orderSummaryType: 'cpr' } }
    const { report, calls } = await examineDocumented({ writes: true }, { settings })
    expect(calls).not.toContain('POST /api/cart/initialize-transaction')
    expect(report.skipped).toEqual([expect.stringContaining('the order would be real')])
  })

  it('[API-54] names slow calls, and counts them as no gap', async () => {
    const { report } = await examineDocumented({ slowFrom: 140 }, { fault: slowCategories })
    expect(report.gaps).toEqual([])
    const slow = report.times.find(({ call }) => call === 'GET /api/products/categories')
    expect(slow).toMatchObject({ isSlow: true, samples: 2 })
    expect(slow?.p95).toBeGreaterThanOrEqual(140)
  })

  describe('calls that the documents do not name', () => {
    it('[API-54] are named with what the shop does without each, on a gateway that lacks them', async () => {
      const { report } = await examineDocumented({ writes: true })
      expect(report.ourCalls.map(({ name }) => name)).toEqual(ourCallNames)
      expect(report.ourCalls.filter(({ state }) => state !== 'missing')).toEqual([])
      expect(report.ourCalls.filter(({ does }) => !/^[A-Z].*\.$/.test(does))).toEqual([])
      expect(report.gaps).toEqual([])
    })

    it('[API-54] are asked by GET alone unless it is told to write', async () => {
      const { report } = await examineDocumented()
      const notAsked = report.ourCalls.filter(({ state }) => state === 'not asked')
      expect(notAsked.map(({ name }) => name)).toEqual(ourCallNames.filter((name) => !name.startsWith('GET ')))
    })
  })

  it('[API-54] says what each flag shows', async () => {
    const { report } = await examineDocumented({}, { settings: { featureFlags: { allowPromoCode: false } } })
    expect(report.flags).toContainEqual({
      name: 'allowPromoCode',
      value: 'off',
      isSent: true,
      shows: 'The cart takes no promo code.',
    })
    expect(report.flags.find(({ name }) => name === 'hideInStockInfo')).toMatchObject({ value: 'off', isSent: false })
  })

  it('[API-54] misses no choice that is sent in one of its two places', async () => {
    const { report } = await examineDocumented()
    const subjects = [...report.gaps, ...report.optionalGaps].map(({ subject }) => subject)
    expect(subjects.filter((subject) => /MenuType|PageType|SummaryType|breadcrumbType/.test(subject))).toEqual([])
  })

  it('[API-54] says how many fields of an empty cart were not seen', async () => {
    const { report } = await examineDocumented()
    const cart = report.calls.find(({ name }) => name === 'GET /api/cart/get')
    expect(cart?.unseen).toBeGreaterThan(0)
    const translations = report.calls.find(({ name }) => name === 'GET /api/translations')
    expect(translations?.unseen).toBe(0)
  })

  it('[API-54] reports a gateway that is not there', async () => {
    const report = await examine({ baseUrl: 'http://gateway.test', fetch: refuseConnection, samples: 1 })
    expect(report.brokenPages.map(({ path }) => path)).toContain('/')
    expect(report.gaps[0]).toMatchObject({ problem: 'not answered', found: expect.stringContaining('ECONNREFUSED') })
  })

  it('[API-54] ends in time with a gateway that hangs, and says which calls it could not make', async () => {
    const options = { baseUrl: 'http://gateway.test', fetch: hang, writes: true, timeLimit: 50 }
    const { gaps, calls, brokenPages } = await examine(options)
    const waited = calls.find(({ name }) => name === 'GET /api/translations')
    expect(waited).toMatchObject({ asked: 1, problem: 'no answer (timeout)' })
    const unasked = calls.find(({ name }) => name === 'POST /api/v1.0/create-me')
    expect(unasked).toMatchObject({ asked: 0, problem: 'not asked: the time was over' })
    expect(gaps).toContainEqual(
      expect.objectContaining({ problem: 'not answered', subject: 'POST /api/v1.0/create-me' }),
    )
    expect(brokenPages.map(({ path }) => path)).toContain('/account/create')
  })

  it('[API-54] measures no call that breaks off, and says how often it did', async () => {
    const fetch = breakingOff('/api/products/categories', 3)
    const { gaps, times, brokenPages } = await examine({ baseUrl: 'http://gateway.test', fetch, samples: 5 })
    const call = 'GET /api/products/categories'
    expect(times.find((time) => time.call === call)).toMatchObject({ samples: 3 })
    expect(gaps).toEqual([
      expect.objectContaining({
        problem: 'not always answered',
        subject: call,
        found: '2 of 5 times: no answer (terminated).',
        does: expect.stringMatching(/^[A-Z].*\.$/),
      }),
    ])
    expect(brokenPages).toEqual([])
  })
})
