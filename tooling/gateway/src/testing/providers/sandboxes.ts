import { randomUUID } from 'node:crypto'
import { createSandboxes } from '@shop/sandboxes/app.ts'

type Platform = Parameters<typeof createSandboxes>[1]

/** Webhooks come at once; what is a limit of patience with providers, or a person's decision, keeps its time. */
const soon = (milliseconds: number, work: () => void) =>
  void (milliseconds < 10_000 ? setImmediate(work) : setTimeout(work, milliseconds).unref())

/**
 * The stand-ins of the providers without a port, which were written from the providers' documents and not from ours.
 * `toGateway` takes their webhooks; `after` does what they put off.
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
    /** The customer pays at Nets. */
    payAtNets: (paymentId: string) => post(`/__sandbox/nets/payments/${paymentId}/complete`),
  }
}
export type GatewaySandboxes = ReturnType<typeof createGatewaySandboxes>
