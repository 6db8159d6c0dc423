import { describe, expect, test } from 'vitest'
import type { Gateway } from './gateway.ts'
import { register as registration } from './fixtures/account.ts'
import { TOKEN } from './fixtures/fixture.ts'
import { fakeGateway } from './testing/fake-gateway.ts'

/** Calls whose answer may be empty, and what the shop reads then. */
const CALLS: [string, (gateway: Gateway) => Promise<unknown>, object][] = [
  ['CFG-32 static content', ({ content }) => content.staticContent(), { materials: [], partners: [] }],
  ['CFG-02 translations', ({ content }) => content.translations(), {}],
  ['CFG-03 categories', ({ catalogue }) => catalogue.categories(), []],
  ['CS-01 customer service', ({ customerService }) => customerService.pages(), { menu: [], pages: [] }],
  ['API-07 search', ({ catalogue }) => catalogue.search('312'), { products: [], total: 0 }],
  ['API-09 category', ({ catalogue }) => catalogue.browse('/batteries'), { products: [], total: 0 }],
  ['API-11 cart', ({ cart }) => cart.get(), { lines: [], total: 0, displayPrice: '' }],
  ['API-23 ways to pay', ({ payments }) => payments.methods(), { clientKey: '' }],
  ['AUTH-10 created account', ({ account }) => account.register(registration.body), { id: '', email: '' }],
  ['NEWS-01 subscription', ({ newsletter }) => newsletter.subscribe('dora@example.com'), { id: '' }],
  [
    'NEWS-03 no subscription',
    async ({ newsletter }) => ({ subscription: await newsletter.lookup() }),
    { subscription: undefined },
  ],
  ['ORD-02 orders', ({ orders }) => orders.history({ pageNumber: 1, pageSize: 10 }), { items: [] }],
]

const EMPTY: [string, () => Response][] = [
  ['null', () => Response.json(null)],
  ['{}', () => Response.json({})],
  ['no content', () => new Response(null, { status: 204 })],
  ['an empty body', () => new Response('')],
]

describe.each(EMPTY)('[API-52] an answer of %s', (_form, answer) => {
  test.each(CALLS)('reads as nothing: %s', async (_name, call, read) => {
    const { gateway } = fakeGateway(answer, { accessToken: TOKEN })
    expect(await call(gateway)).toMatchObject(read)
  })
})

describe('[API-52] an answer of one space', () => {
  test.each(CALLS)('is none that can be read: %s', async (_name, call) => {
    const { gateway } = fakeGateway(() => new Response(' '), { accessToken: TOKEN })
    await expect(call(gateway)).rejects.toMatchObject({ failure: { kind: 'broken' } })
  })
})
