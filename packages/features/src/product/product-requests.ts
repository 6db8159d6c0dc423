import type { ProductId } from '@shop/api-client'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { withoutMetadata } from '../catalogue/without-metadata.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'

/** How long a prefetched product is kept, in milliseconds: a click and the loading of the page's code. */
const FOLLOWED_WITHIN = 5000

interface AskedAhead {
  name: string
  product: Promise<Product>
  leaving: AbortController
  timer: ReturnType<typeof setTimeout>
}

/**
 * Fetches products by item number or URL key. One product can be prefetched, so that its page finds the request already
 * sent.
 */
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
    /** Prefetches the product of a link that is being clicked. Replaces an earlier prefetch. */
    prefetch(id: ProductId) {
      abandon()
      const leaving = new AbortController()
      const product = ask(id, leaving.signal)
      const mine = { name: nameOf(id), product, leaving, timer: setTimeout(abandon, FOLLOWED_WITHIN) }
      ahead = mine
      // The page does not use this request yet. It will send its own and show the outcome.
      product.catch(() => ahead === mine && abandon())
    },
    /** Drops the prefetched product. */
    abandon,
    /** Returns the product for its page: the prefetched one, once, or a new request. */
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
