import { randomUUID } from 'node:crypto'
import { createSandboxes } from '@shop/sandboxes/app.ts'

type Platform = Parameters<typeof createSandboxes>[1]

/** Runs short delays, such as those of webhooks, at once. Long ones, such as timeouts, keep their time. */
const soon = (milliseconds: number, work: () => void) =>
  void (milliseconds < 10_000 ? setImmediate(work) : setTimeout(work, milliseconds).unref())

/**
 * Creates the payment sandboxes in memory. They follow the providers' documents, not the gateway's code. `toGateway`
 * receives their webhooks. `after` runs delayed work.
 */
export function createGatewaySandboxes(
  toGateway: typeof fetch,
  { after = soon, now = Date.now }: Partial<Pick<Platform, 'after' | 'now'>> = {},
) {
  const { app } = createSandboxes(
    { NETS_SECRET_KEY: 'sandbox-nets-secret' },
    {
      fetch: toGateway,
      now,
      newId: () => randomUUID().replaceAll('-', ''),
      after,
    },
  )
  const fetch: typeof globalThis.fetch = async (...request) => await app.fetch(new Request(...request))
  const post = (path: string, body: object = {}) =>
    fetch(`http://sandbox.test${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    fetch,
    post,
    /** Completes a payment at Nets. */
    payAtNets: (paymentId: string) => post(`/__sandbox/nets/payments/${paymentId}/complete`),
  }
}
export type GatewaySandboxes = ReturnType<typeof createGatewaySandboxes>
