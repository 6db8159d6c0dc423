import { sendAdd } from '@shop/api-client/send-add.ts'
import { createCartMerges } from '../cart/merge.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { withSendAdd } from '../runtime/gateway/gateway-loader.ts'
import type { PlatformOf } from '../runtime/memory/memory.ts'
import { newBrowser } from './new-browser.ts'
import { fakeFetch, fakeGateway, type Answer, type Call } from './fake-gateway.ts'

interface CartOptions {
  /** The answers that differ from those of a gateway that works. */
  answer?: Answer
  /** What the browser keeps. */
  browser?: PlatformOf<'cart'>
  /** Resolves when the gateway client has loaded. */
  loaded?: Promise<void>
}

/** Opens a cart whose gateway holds `lines`, quantities by product id, and adds what is added. */
export function openCart(lines: Record<string, number> = {}, options: CartOptions = {}) {
  const { answer, browser = newBrowser(), loaded = Promise.resolve() } = options
  const asked: string[] = []
  const changes: Pick<Call, 'path' | 'body'>[] = []
  const respond: Answer = (call) => {
    const { path, body } = call
    asked.push(path.replace('/api/cart/', ''))
    if (path !== '/api/cart/get') changes.push({ path, body })
    const answered = answer?.(call)
    if (answered !== undefined) return answered
    if (path === '/api/cart/add') {
      const { products } = body as { products: Record<string, number> }
      for (const [id, quantity] of Object.entries(products)) lines[id] = (lines[id] ?? 0) + quantity
    }
    const products = Object.entries(lines).map(([id, quantity]) => ({ id, itemNumber: `N-${id}`, quantity }))
    return { products, total: products.reduce((sum, { quantity }) => sum + quantity, 0) }
  }
  const gateway = fakeGateway(respond)
  const load = withSendAdd(
    () => loaded.then(gateway),
    { baseUrl: 'http://gateway.test', visitor: () => ({ userId: 'visitor' }), fetch: fakeFetch(respond) },
    sendAdd,
  )
  const cart = createCartStore(load, createCartMerges(browser))
  return { asked, changes, lines, cart, state: cart.getState }
}
