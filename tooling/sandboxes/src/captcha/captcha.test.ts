import { describe, expect, it } from 'vitest'
import { createTestSandboxes } from '../testing.ts'
import { VENDORS, VENDOR_NAMES } from './vendors.ts'

const CASES = VENDOR_NAMES.map((vendor) => {
  const { verifyPath: path, lifetimeSeconds, keys } = VENDORS[vendor]
  return { vendor, path, sitekey: keys[0].siteKey, secret: keys[0].secret, lifetime: lifetimeSeconds * 1000 }
})
const turnstile = CASES[0]!

function createTestCaptcha() {
  const sandboxes = createTestSandboxes()
  const solve = async ({ vendor, sitekey }: { vendor: string; sitekey: string }, more: object = {}) => {
    const widget = { vendor, sitekey, origin: 'http://shop.localhost:3000', ...more }
    const answer = await sandboxes.call('POST', '/captcha/solve', widget)
    return answer.ok ? String((await answer.json()).token) : answer.status
  }
  const verify = async (path: string, question: Record<string, string>) =>
    (await sandboxes.app.request(path, { method: 'POST', body: new URLSearchParams(question) })).json()
  return { ...sandboxes, solve, verify }
}
const refusedFor = (...codes: string[]) => ({ success: false, 'error-codes': codes })

describe.each(CASES)('the captcha of $vendor', (one) => {
  const { path, secret, lifetime } = one

  it('accepts a token once [AUTH-10]', async () => {
    const { solve, verify } = createTestCaptcha()
    const response = String(await solve(one))
    expect(await verify(path, { secret, response })).toMatchObject({
      success: true,
      hostname: 'shop.localhost',
      challenge_ts: '2026-11-21T00:00:00.000Z',
    })
    expect(await verify(path, { secret, response })).toEqual(refusedFor('timeout-or-duplicate'))
  })

  it('accepts a token within its lifetime', async () => {
    const { solve, verify, pass } = createTestCaptcha()
    const [fresh, old] = [String(await solve(one)), String(await solve(one))]
    await pass(lifetime - 1)
    expect(await verify(path, { secret, response: fresh })).toMatchObject({ success: true })
    await pass(1)
    expect(await verify(path, { secret, response: old })).toEqual(refusedFor('timeout-or-duplicate'))
  })

  it('names what is missing or wrong', async () => {
    const { solve, verify } = createTestCaptcha()
    const [response, elsewhere] = [String(await solve(one)), CASES.find(({ vendor }) => vendor !== one.vendor)!]
    expect(await verify(path, { response })).toEqual(refusedFor('missing-input-secret'))
    expect(await verify(path, { secret: 'guess', response })).toEqual(refusedFor('invalid-input-secret'))
    expect(await verify(path, { secret })).toEqual(refusedFor('missing-input-response'))
    expect(await verify(path, { secret, response: 'guess' })).toEqual(refusedFor('invalid-input-response'))
    const foreign = String(await solve(elsewhere))
    expect(await verify(path, { secret, response: foreign })).toEqual(refusedFor('invalid-input-response'))
    expect(await verify(path, { secret, response: 'x'.repeat(3000) })).toEqual(refusedFor('bad-request'))
  })

  it('refuses or fails by a scenario', async () => {
    const { app, call, solve, verify } = createTestCaptcha()
    const scenario = (step: string) =>
      call('POST', '/__sandbox/scenarios', { provider: 'captcha', match: { reference: one.sitekey }, steps: [step] })
    await scenario('refused')
    expect(await verify(path, { secret, response: String(await solve(one)) })).toMatchObject({ success: false })
    await scenario('status:503')
    const body = new URLSearchParams({ secret, response: 'x' })
    expect((await app.request(path, { method: 'POST', body })).status).toBe(503)
  })

  it('shows one labelled checkbox, and the language asked for', async () => {
    const { call } = createTestCaptcha()
    const query = { vendor: one.vendor, sitekey: one.sitekey, language: 'da-DK', origin: 'http://shop.localhost:3000' }
    const page = await (await call('GET', `/captcha/widget?${new URLSearchParams(query)}`)).text()
    expect(page).toMatch(/no real check[^]*>da-DK<[^]*I am a human/)
    expect(page.match(/type="checkbox"/g)).toHaveLength(1)
    expect(page).not.toContain('disabled')
  })

  it('refuses keys of others', async () => {
    const { call, solve } = createTestCaptcha()
    const query = { vendor: one.vendor, sitekey: one.secret, origin: 'http://shop.localhost:3000' }
    expect(await (await call('GET', `/captcha/widget?${new URLSearchParams(query)}`)).text()).toContain('disabled')
    expect(await solve({ vendor: one.vendor, sitekey: one.secret })).toBe(403)
  })
})

describe('the captcha of turnstile', () => {
  const { path, secret } = turnstile

  it('answers a repeated call with the same key as the first time', async () => {
    const { solve, verify } = createTestCaptcha()
    const response = String(await solve(turnstile, { action: 'register', cdata: 'c-1' }))
    const first = await verify(path, { secret, response, idempotency_key: 'k-1' })
    expect(first).toMatchObject({ success: true, action: 'register', cdata: 'c-1' })
    expect(await verify(path, { secret, response, idempotency_key: 'k-1' })).toEqual(first)
    expect(await verify(path, { secret, response, idempotency_key: 'k-2' })).toMatchObject({ success: false })
  })

  it('has keys that always fail, and keys whose tokens are spent', async () => {
    const { solve, verify } = createTestCaptcha()
    expect(await solve({ vendor: 'turnstile', sitekey: '2x00000000000000000000AB' })).toBe(403)
    const response = String(await solve({ vendor: 'turnstile', sitekey: '3x00000000000000000000FF' }))
    const spent = await verify(path, { secret: '3x0000000000000000000000000000000AA', response })
    expect(spent).toEqual(refusedFor('timeout-or-duplicate'))
    const blocked = await verify(path, { secret: '2x0000000000000000000000000000000AA', response })
    expect(blocked).toEqual(refusedFor('invalid-input-response'))
  })

  it('forgets tokens when everything is reset', async () => {
    const { call, solve, verify } = createTestCaptcha()
    const response = String(await solve(turnstile))
    await call('POST', '/__sandbox/reset')
    expect(await verify(path, { secret, response })).toEqual(refusedFor('invalid-input-response'))
  })
})
