import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { throttles } from '../../src/access/throttle-tables.ts'
import { createFakeCaptcha, useTestGateway } from '../test.ts'
import { createCallers, type Callers } from '../access/callers.ts'
import { CALLS } from '../access/calls.ts'
import type { ListedCall } from '../access/listed-call.ts'
import { CALLERS, OWNERS, type Caller, type Outcome, type Owner } from '../access/matrix.ts'
import { requestOf, routeOf } from '../access/request-of.ts'

/** Answers as Klarna with a bought order. No other provider is called. */
const klarna: typeof fetch = () =>
  Promise.resolve(Response.json({ status: 'checkout_complete', html_snippet: '<p>Thank you</p>' }))
const captcha = createFakeCaptcha(klarna)

const gateway = useTestGateway({ platform: { fetch: captcha.fetch } })

const servedRoutes = () =>
  new Set(gateway.app.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : [`${method} ${path}`])))

/** One field of the matrix: a caller, a resource with its owner, and the expected outcome. */
interface Case {
  caller: Caller
  owner: Owner
  resource: ListedCall['names'][number]
  expected: Outcome
}

/** Refused cases run first, so that one which wrongly succeeds makes later cases fail. */
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
  const { method, url, body } = requestOf(listed, ids, captcha.solve())
  // Resets the limits, which the number of cases would exceed.
  await gateway.db.delete(throttles)
  const response = await gateway.fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...(who.token && { Authorization: `Bearer ${who.token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.text(), caching: response.headers.get('cache-control') }
}
type Answer = Awaited<ReturnType<typeof send>>

/** True if a case has the expected outcome, and its answer reveals no more than earlier ones. */
function isAsListed({ expected }: Case, answer: Answer, before: Answer = answer): boolean {
  const { status, caching } = answer
  if (expected === 'done') return status < 300 && caching === 'no-store'
  if (expected === 'same' ? status >= 500 : status !== expected) return false
  return isDeepStrictEqual(answer, before)
}

/** Groups cases whose answers must be equal. A 400 may differ by the wrong field, but never by the owner. */
const alike = ({ expected, resource }: Case) => (expected === 400 ? resource : expected)

describe('the access matrix', () => {
  it('knows of every call who may make it', () => {
    const [served, listed] = [servedRoutes(), new Set(CALLS.map(routeOf))]
    const unlisted = [...served].filter((route) => !listed.has(route))
    const over = [...listed].filter((route) => !served.has(route))
    expect(unlisted, 'List them in testing/access/calls.ts: what each call names, and how it is sent').toEqual([])
    expect(over, 'Take them off testing/access/calls.ts').toEqual([])
  })

  // Every call × caller × owner (docs/quality.md).
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
})
