import { createSandboxes } from './app.ts'
import { createPaymentExample } from './nets/create-payment-example.ts'
import type { Platform } from './platform.ts'

/** A webhook that the gateway received. */
export interface Received {
  url: string
  authorization: string | null
  body: Record<string, unknown> & { event: string; data: Record<string, unknown> }
}

/** Creates sandboxes whose time the test advances, and collects their webhooks. */
export function createTestSandboxes({
  status = () => 200,
  answer = () => new Response(null, { status: status() }),
}: { status?: () => number; answer?: (url: string) => Response | Promise<Response> } = {}) {
  let now = Date.UTC(2026, 10, 21)
  let ids = 0
  let waiting: { at: number; work: () => void }[] = []
  const received: Received[] = []
  const platform: Platform = {
    now: () => now,
    newId: () => String(++ids).padStart(32, '0'),
    after: (milliseconds, work) => void waiting.push({ at: now + milliseconds, work }),
    fetch: async (...posted) => {
      const request = new Request(...posted)
      const { url, headers } = request
      const text = await request.text()
      received.push({ url, authorization: headers.get('authorization'), body: text === '' ? {} : JSON.parse(text) })
      return answer(url)
    },
  }
  const { app, sandboxes } = createSandboxes({ SANDBOX_SMTP_PORT: '0' }, platform)

  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const nexi = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(method, `/nexi/v1${path}`, body, { authorization: 'sandbox-nets-secret', ...headers })

  /** Advances the time and runs the work that is due. */
  async function pass(milliseconds: number) {
    const end = now + milliseconds
    for (let next = due(end); next; next = due(end)) {
      now = next.at
      next.work()
      await new Promise(setImmediate)
    }
    now = end
  }
  function due(end: number) {
    const next = waiting.toSorted((one, other) => one.at - other.at).find(({ at }) => at <= end)
    waiting = waiting.filter((one) => one !== next)
    return next
  }

  async function createPayment(request: object = createPaymentExample) {
    const { paymentId } = await (await nexi('POST', '/payments', request)).json()
    return String(paymentId)
  }
  const read = async (paymentId: string) => (await (await nexi('GET', `/payments/${paymentId}`)).json()).payment
  const payByCard = async (paymentId: string, number = '4111 1111 1111 1111') => {
    const card = { method: 'card', number, expiry: '03/30', securityCode: '737' }
    return (await call('POST', `/v1/pay/${paymentId}`, card)).json()
  }
  return { app, sandboxes, platform, received, call, nexi, pass, createPayment, read, payByCard }
}
