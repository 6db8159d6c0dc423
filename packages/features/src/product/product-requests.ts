import type { ProductId } from '@shop/api-client'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { withoutMetadata } from '../catalogue/without-metadata.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'

/** How long an answer that was asked for ahead waits for its page, in milliseconds: a press, and the loading of the page’s code. */
const FOLLOWED_WITHIN = 5000

interface AskedAhead {
  name: string
  product: Promise<Product>
  leaving: AbortController
  timer: ReturnType<typeof setTimeout>
}

/** Asks for products by number or key; for one product ahead, so that its page, should it be opened, finds the answer on its way. */
export function createProductRequests(loadGateway: LoadGateway) {
  let ahead: AskedAhead | undefined

  const ask = async (id: ProductId, signal: AbortSignal): Promise<Product> => {
    const product = await (await loadGateway()).catalogue.details(id, signal)
    const relatedProducts = product.relatedProducts.map((one) => (typeof one === 'string' ? one : withoutMetadata(one)))
    return { ...product, relatedProducts }
  }

  const abandon = () => {
    ahead?.leaving.abort()
    clearTimeout(ahead?.timer)
    ahead = undefined
  }

  return {
    /** Asks ahead for the product of a link that is being pressed, instead of any other. */
    prefetch(id: ProductId) {
      abandon()
      const leaving = new AbortController()
      const product = ask(id, leaving.signal)
      const mine = { name: nameOf(id), product, leaving, timer: setTimeout(abandon, FOLLOWED_WITHIN) }
      ahead = mine
      // Nobody has asked yet: the page asks again, and shows what comes of that.
      product.catch(() => ahead === mine && abandon())
    },
    /** Nobody follows the link. */
    abandon,
    /** The product for its page: what was asked ahead, once, or asked for now. */
    take(id: ProductId, signal: AbortSignal): Promise<Product> {
      if (ahead?.name !== nameOf(id)) return ask(id, signal)
      const { product, leaving, timer } = ahead
      clearTimeout(timer)
      ahead = undefined
      signal.addEventListener('abort', () => leaving.abort(), { once: true })
      return product
    },
  }
}
export type ProductRequests = ReturnType<typeof createProductRequests>

const nameOf = (id: ProductId) => JSON.stringify(id)
