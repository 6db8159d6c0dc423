import { createTestSandboxes } from '../testing.ts'
import { orderExample } from './order-example.ts'

const AUTHORIZATION = `Basic ${btoa('sandbox-klarna:sandbox-klarna-secret')}`
const address = { given_name: 'Karin', family_name: 'Larsson', street_address: 'Storgatan 1' }

/** Creates sandboxes with the calls of a gateway and its customer. The test controls the time. */
export function createTestCheckout(options?: Parameters<typeof createTestSandboxes>[0]) {
  const sandboxes = createTestSandboxes(options)
  const { call, received } = sandboxes
  const kustom = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(method, `/kustom${path}`, body, { authorization: AUTHORIZATION, ...headers })
  const checkout = (method: string, path: string, body?: unknown) => kustom(method, `/checkout/v3/orders${path}`, body)
  const manage = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    kustom(method, `/ordermanagement/v1/orders/${path}`, body, headers)

  async function draftOrder(request: object = orderExample): Promise<string> {
    return (await (await checkout('POST', '', request)).json()).order_id
  }
  const buy = async (id: string, email = 'karin@example.se', more: object = {}) => {
    const purchase = { method: 'invoice', address: { ...address, email }, ...more }
    return (await call('POST', `/checkout/orders/${id}/buy`, purchase)).json()
  }
  const boughtOrder = async (email?: string) => {
    const id = await draftOrder()
    await buy(id, email)
    return id
  }
  const readManaged = async (id: string) => (await manage('GET', id)).json()
  const scenario = (...steps: string[]) => call('POST', '/__sandbox/scenarios', { provider: 'klarna', steps })
  const pushes = () => received.filter(({ url }) => url.includes('/push'))
  return { ...sandboxes, kustom, checkout, manage, draftOrder, buy, boughtOrder, readManaged, scenario, pushes }
}
