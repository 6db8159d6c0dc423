import { and, eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { customers } from '../../src/account/customer-tables.ts'
import { createDigests } from '../../src/secrets/digests.ts'
import { sessions } from '../../src/access/session-tables.ts'
import { createFakeNets, homeAddress, useTestGateway } from '../test.ts'

// A thousand by default; `RUNS=20000` for all of them.
const REQUESTS = Number(process.env['RUNS'] ?? 1000)
const AT_ONCE = 10

const gateway = useTestGateway({ platform: { fetch: createFakeNets().fetch } })

const VISITORS = ['0e0e0e0e-0000-4000-8000-000000000001', '0e0e0e0e-0000-4000-8000-000000000002'] as const
const CUSTOMER = 'c-0e0e0e0e-0000-4000-8000-000000000003'
const TOKEN = 'a'.repeat(43)

// A marker in all typed texts. It must not appear in the log.
const MARK = 'typed-by-a-visitor'
const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown

const oddText = fc.oneof(
  fc.constantFrom('', ' ', '\0', '\ud800', 'x\udc00', '\u2028', '__proto__', 'constructor', 'toString', '../../etc'),
  fc.constantFrom(
    `\n{"event":"${MARK}"}`,
    `${MARK}\r\nSet-Cookie: a=b`,
    `'; drop table carts; --${MARK}`,
    `%00${MARK}`,
  ),
  fc.constantFrom('x'.repeat(5000), 'a@'.repeat(5000), '9'.repeat(400), '😀'.repeat(200), '1e400', 'NaN', '-0', 'null'),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const oddValue = fc.oneof(
  { weight: 3, arbitrary: oddText },
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308, {}, [], deep(2000)),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"a":1},"constructor":1}'),
    Array.from({ length: 3000 }, () => 1),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

const address = fc.record(
  Object.fromEntries(Object.entries(homeAddress).map(([name, good]) => [name, sometimesOdd(good)])),
  { requiredKeys: [] },
)

/** Generates a good value most of the time, so that requests pass the first check, and sometimes an odd one. */
function usually<Good, Odd>(good: fc.Arbitrary<Good>, odd: fc.Arbitrary<Odd>): fc.Arbitrary<Good | Odd> {
  return fc.oneof({ weight: 60, arbitrary: good }, { weight: 1, arbitrary: odd })
}
function sometimesOdd(...good: unknown[]): fc.Arbitrary<unknown> {
  return usually(fc.constantFrom(...good), oddValue)
}

/** Every field that a call reads. */
const fields: Record<string, fc.Arbitrary<unknown>> = {
  userId: sometimesOdd(VISITORS[0], VISITORS[1], CUSTOMER),
  previousUserId: sometimesOdd(VISITORS[1]),
  transactionId: sometimesOdd(VISITORS[0]),
  correlationId: sometimesOdd(VISITORS[0]),
  products: usually(fc.dictionary(usually(fc.constant('battery'), oddText), sometimesOdd(1, 2)), oddValue),
  itemNumber: sometimesOdd('BAT-312', 'battery'),
  quantity: sometimesOdd(1, 2),
  customProperties: usually(
    fc.record(
      {
        promoCode: sometimesOdd('WELCOME10', 'x'),
        cprNumber: sometimesOdd('251248-9996'),
        referralCode: sometimesOdd('A1'),
        eanNumberApplied: sometimesOdd('5790000000005', ''),
        applyVATExempt: sometimesOdd('true'),
      },
      { requiredKeys: [] },
    ),
    oddValue,
  ),
  shippingMethod: sometimesOdd('home', 'parcel-shop'),
  paymentCode: sometimesOdd('scheme'),
  invoiceAddress: usually(address, oddValue),
  deliveryAddress: usually(fc.option(address), oddValue),
  termsAndConditionsAgreed: sometimesOdd(true),
  privacyPolicyAgreed: sometimesOdd(true),
  email: sometimesOdd('demo@example.com'),
  password: sometimesOdd('Hearing2026'),
  passwordConfirmed: sometimesOdd('Hearing2026'),
  firstName: sometimesOdd('Inger'),
  lastName: sometimesOdd('Sørensen'),
  captcha: sometimesOdd('solved'),
  telephone: sometimesOdd('39620014'),
  streetAddress1: sometimesOdd('Strandvejen 112'),
  city: sometimesOdd('Hellerup'),
  postalCode: sometimesOdd('2900'),
  country: sometimesOdd('DK'),
  type: sometimesOdd('Newsletter', 'url'),
  query: sometimesOdd('battery'),
  route: sometimesOdd('/all'),
  take: sometimesOdd(24),
  ItemNumbers: sometimesOdd('BAT-312'),
  url: sometimesOdd('battery'),
}
const form = usually(
  fc.record(fields),
  fc.oneof(fc.record(fields, { requiredKeys: [] }), fc.dictionary(oddText, oddValue), oddValue),
)

const written = (value: unknown) => JSON.stringify(value) ?? ''
const escaped = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : written(value)).toWellFormed())
const badlyEscaped = fc.constantFrom('%00', '%ED%A0%80', '%', '%zz', '%2e%2e%2f', '..', 'a%0d%0ab', '%FF')
const inAddress = usually(fc.oneof(sometimesOdd('BAT-312', '1'), oddText).map(escaped), badlyEscaped)
const query = usually(
  fc.record(fields).map((all) => Object.entries(all).map(([name, value]) => `${name}=${escaped(value)}`)),
  fc.array(
    fc.tuple(inAddress, inAddress).map((pair) => pair.join('=')),
    { maxLength: 5 },
  ),
).map((pairs) => pairs.join('&'))

const body = usually(
  form.map(written),
  fc.oneof(
    // Escapes in names and texts, well-formed and malformed.
    form.map((value) => written(value).replaceAll('a', String.raw`\u0000`)),
    form.map((value) => written(value).replaceAll('a', String.raw`\ud83d`)),
    oddText,
    fc.constantFrom('['.repeat(30_000), '{"a":'.repeat(9000)),
  ),
)
const headers = fc.record(
  {
    'content-type': usually(fc.constant('application/json'), fc.constantFrom('text/plain', 'a/b;')),
    authorization: usually(fc.constant(`Bearer ${TOKEN}`), fc.constantFrom('Bearer ', 'Basic Og==', MARK)),
    'x-forwarded-for': fc.constantFrom('192.0.2.1', '::1', 'fe80::1%x', `"${MARK}`, ','),
    'x-forwarded-host': usually(
      fc.constant('phonicear-dk.localhost:3000'),
      fc.constantFrom(`evil.example/${MARK}`, ':'),
    ),
    'if-none-match': fc.constantFrom('*', 'W/"x"', `"${MARK}"`),
  },
  { requiredKeys: ['content-type'] },
)

/** Logs the customer in again after a generated logout. */
async function logIn() {
  const tokenHash = createDigests(gateway.settings.secret).digest('access-token', TOKEN)
  const expiresAt = new Date(Date.now() + 3_600_000)
  const session = { tokenHash, shopId: 'test_dk', customerId: CUSTOMER, expiresAt }
  await gateway.db.insert(sessions).values(session).onConflictDoNothing()
}

interface Call {
  method: string
  path: string
}
const requestTo = (calls: Call[]) =>
  fc.record({
    call: fc.constantFrom(...calls),
    shop: usually(fc.constantFrom('test_dk', 'test_free', 'test_uk'), fc.constantFrom('__proto__', '%00')),
    parameter: inAddress,
    query,
    body,
    headers,
  })
type Generated = typeof requestTo extends (calls: Call[]) => fc.Arbitrary<infer Value> ? Value : never

async function statusOf(sent: Generated): Promise<number> {
  const { method, path } = sent.call
  const filled = path.replace(':shopId', sent.shop).replaceAll(/:\w+/g, () => sent.parameter)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const url = `http://gateway.test${filled}?${sent.query}`
  return (await gateway.fetch(url, { method, headers: sent.headers, ...(hasBody && { body: sent.body }) })).status
}

describe('generated requests', () => {
  beforeAll(async () => {
    const { db } = gateway
    await db
      .update(customers)
      .set({ id: CUSTOMER })
      .where(and(eq(customers.shopId, 'test_dk'), eq(customers.email, 'demo@example.com')))
  })

  it('answers whatever is sent without a failure of its own, and lets no caller write into its log', async () => {
    const logged: string[] = []
    for (const stream of ['log', 'warn', 'error'] as const) {
      vi.spyOn(console, stream).mockImplementation((...words) => void logged.push(words.join(' ')))
    }
    const calls = gateway.app.routes.filter(({ method }) => method !== 'ALL')
    expect(calls.length).toBeGreaterThan(30)
    const requests = fc.sample(requestTo(calls), { numRuns: REQUESTS, seed: 9 })
    const failed: unknown[] = []
    const statuses = new Set<number>()
    for (let first = 0; first < requests.length; first += AT_ONCE) {
      await logIn()
      const some = requests.slice(first, first + AT_ONCE)
      for (const [index, status] of (await Promise.all(some.map(statusOf))).entries()) {
        statuses.add(status)
        if (status >= 500) failed.push({ status, ...some[index] })
      }
    }
    expect(failed).toEqual([])
    // The requests pass the first check.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 415]))
    expect(logged.filter((line) => line.includes('\n') || line.includes(MARK))).toEqual([])
    for (const line of logged) expect(JSON.parse(line)).toMatchObject({ event: expect.stringMatching(/^[a-z-]+$/) })
  }, 1_800_000)
})
