import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const SHOP = 'product_global'
const SITE_KEY = '1x00000000000000000000AA'
const PASSWORD = 'Quiet7Room'
const ACCOUNTS = 25
/** Below the rate limits of one account, so that no attempt is refused or delayed. */
const LOGINS_EACH = 8
const LINKS_EACH = 4
/** Lets the background work of a call end, so that it does not slow down the next call. */
const REST_MS = 60

/**
 * Prints how long a wrong login and a forgotten password take for addresses with and without an account. The times must not
 * tell which addresses have one. Known and unknown addresses take turns in random order, one call at a time.
 * @param {Record<string, number>} ports
 */
export async function printAccessTimes(ports) {
  const { call, solve } = visit(ports)
  const known = Array.from({ length: ACCOUNTS }, () => `${randomUUID()}@example.com`)
  const unknown = known.map(() => `${randomUUID()}@example.com`)
  for (const email of known) {
    const person = { firstName: 'Inger', lastName: 'Kjær', password: PASSWORD, passwordConfirmed: PASSWORD }
    await call('create-me', { ...person, email, captcha: await solve() }, 200)
  }
  const logIn = async (email) => timed(() => call('authenticate', { email, password: 'Wrong2026' }, 400))
  const forgot = async (email) => {
    const captcha = await solve()
    return timed(() => call('forgot-password', { email, captcha }, 200))
  }
  console.log(row(['What', 'calls', 'p50 known', 'unknown', 'ratio', 'p95 known', 'unknown', 'ratio']))
  console.log(row(['Wrong login', ...(await compare({ known, unknown, each: LOGINS_EACH, measure: logIn }))]))
  console.log(row(['Forgotten password', ...(await compare({ known, unknown, each: LINKS_EACH, measure: forgot }))]))
}

async function compare({ known, unknown, each, measure }) {
  const times = { known: [], unknown: [] }
  for (let round = 0; round < each; round++) {
    for (const index of known.keys()) {
      const pair = [
        [times.known, known[index]],
        [times.unknown, unknown[index]],
      ]
      for (const [list, email] of Math.random() < 0.5 ? pair : pair.toReversed()) {
        list.push(await measure(email))
        await pause(REST_MS)
      }
    }
  }
  return [times.known.length * 2, ...cells(times, 0.5), ...cells(times, 0.95)]
}

function cells({ known, unknown }, share) {
  const [one, other] = [percentile(known, share), percentile(unknown, share)]
  return [one.toFixed(2), other.toFixed(2), (one / other).toFixed(3)]
}

const percentile = (times, share) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]

const row = (texts) =>
  texts.map((text, index) => (index === 0 ? String(text).padEnd(22) : String(text).padStart(11))).join('')

async function timed(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Calls a shop as its site does, and solves its captcha. */
function visit({ SITE_PORT, GATEWAY_PORT, SANDBOX_PORT }) {
  const host = `product-global.localhost:${SITE_PORT}`
  const json = { 'content-type': 'application/json' }
  const call = async (path, body, expected) => {
    const answer = await fetch(`http://127.0.0.1:${GATEWAY_PORT}/shops/${SHOP}/api/v1.0/${path}`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-host': host },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (answer.status !== expected) throw new Error(`${path} answers ${answer.status}: ${text}`)
  }
  const solve = async () => {
    const body = JSON.stringify({ vendor: 'turnstile', sitekey: SITE_KEY, origin: `http://${host}` })
    const answer = await fetch(`http://127.0.0.1:${SANDBOX_PORT}/captcha/solve`, {
      method: 'POST',
      headers: json,
      body,
    })
    return (await answer.json()).token
  }
  return { call, solve }
}
