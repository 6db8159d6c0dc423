import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { throttles } from './access/throttle-tables.ts'
import { createTestGateway, type TestGateway } from './testing.ts'
import { createCallers, type Callers } from './testing/access/callers.ts'
import { CALLS } from './testing/access/calls.ts'
import type { ListedCall } from './testing/access/listed-call.ts'
import { CALLERS, OWNERS, type Caller, type Outcome, type Owner } from './testing/access/matrix.ts'
import { createFakeCaptcha } from './testing/fake-captcha.ts'

const SHOP_PATH = '/shops/:shopId/api'

let gateway: TestGateway
beforeAll(async () => {
  // Of every refused login it says a line.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  gateway = await createTestGateway({ platform: { fetch: captcha.fetch } })
})
afterAll(() => gateway.close())

/** Shows an order that has been bought; no other provider is asked. */
const klarna: typeof fetch = () =>
  Promise.resolve(Response.json({ status: 'checkout_complete', html_snippet: '<p>Thank you</p>' }))
const captcha = createFakeCaptcha(klarna)

const servedRoutes = () =>
  new Set(gateway.app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path}`])))

/** Calls are listed without what stands in front of all those of a shop. */
const routeOf = ({ call }: ListedCall) => (isOfShop(call) ? call.replace(' ', ` ${SHOP_PATH}`) : call)
const isOfShop = (call: string) => !/ \/(?:health|webhooks)\//.test(call)

it('knows of every call who may make it', () => {
  const [served, listed] = [servedRoutes(), new Set(CALLS.map(routeOf))]
  const unlisted = [...served].filter((route) => !listed.has(route))
  const over = [...listed].filter((route) => !served.has(route))
  expect(unlisted, 'List them in testing/access/calls.ts: what each call names, and how it is sent').toEqual([])
  expect(over, 'Take them off testing/access/calls.ts').toEqual([])
})

/** One field of the matrix: somebody calls with a resource of somebody's, and what is to come of it. */
interface Case {
  caller: Caller
  owner: Owner
  resource: ListedCall['names'][number]
  expected: Outcome
}

/** Those that are refused come first: what one of them takes away by mistake is missing afterwards. */
function casesOf({ names }: ListedCall): Case[] {
  const cases: Case[] = []
  for (const resource of names) {
    for (const caller of CALLERS) {
      for (const [index, expected] of resource.rule[caller].entries()) {
        const owner = OWNERS[index]
        if (owner) cases.push({ caller, owner, resource, expected })
      }
    }
  }
  return cases.toSorted((one, other) => Number(one.expected === 'done') - Number(other.expected === 'done'))
}

async function send(listed: ListedCall, callers: Callers, { caller, owner, resource }: Case) {
  const who = callers[caller]
  const ids = { ...who.own, ...resource.put(who[owner]) }
  const { parameters = {}, query = {}, body } = listed.send?.(ids, captcha.solve()) ?? {}
  const [method = '', pattern = ''] = routeOf(listed).split(' ')
  const values: Readonly<Record<string, string>> = { shopId: 'test_dk', ...parameters }
  const path = pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => (values[name] ? `/${values[name]}` : ''))
  // Nobody shall be refused for the sheer number of cases.
  await gateway.database.db.delete(throttles)
  const response = await gateway.fetch(`http://gateway.test${path}?${new URLSearchParams(query).toString()}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(who.token && { Authorization: `Bearer ${who.token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.text(), caching: response.headers.get('cache-control') }
}
type Answer = Awaited<ReturnType<typeof send>>

/** Whether a case came out as the matrix has it, and showed no more than those before it. */
function isAsListed({ expected }: Case, answer: Answer, before: Answer = answer): boolean {
  const { status, caching } = answer
  if (expected === 'done') return status < 300 && caching === 'no-store'
  if (expected === 'same' ? status >= 500 : status !== expected) return false
  return isDeepStrictEqual(answer, before)
}

/** What is wrong with each part of a request may be said; whose something is may not. */
const alike = ({ expected, resource }: Case) => (expected === 400 ? resource : expected)

// quality.md §2: every call × whoever calls × whose a thing is.
describe.each(CALLS)('$call [SES-14] (OP-10, OP-45)', (listed) => {
  it('is carried out for those who may; to all others what is foreign looks like what does not exist', async () => {
    let callers = await createCallers(gateway, listed.provider)
    const firstOf = new Map<unknown, Answer>()
    const wrong: unknown[] = []
    for (const one of casesOf(listed)) {
      const answer = await send(listed, callers, one)
      const { caller, owner, resource, expected } = one
      const named = Object.keys(resource.put(callers[caller].own)).join()
      if (!isAsListed(one, answer, firstOf.get(alike(one)))) wrong.push({ caller, owner, named, expected, answer })
      firstOf.set(alike(one), firstOf.get(alike(one)) ?? answer)
      if (listed.isOnlyOnce) callers = await createCallers(gateway, listed.provider)
    }
    expect(wrong).toEqual([])
  })
})
