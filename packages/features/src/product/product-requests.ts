import type { ProductId } from '@shop/api-client'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { withoutPageTexts } from '../catalogue/tile/without-page-texts.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'

/** How long a prefetched product is used, in milliseconds: a click and the loading of the page's code. */
const FOLLOWED_WITHIN = 5000

/** Fetches products by item number or URL key. The page of a prefetched product finds the request already sent. */
export function createProductRequests(loadGateway: LoadGateway) {
  let ahead: { name: string; product: Promise<Product>; sentAt: number } | undefined

  const ask = async (id: ProductId, signal?: AbortSignal): Promise<Product> => {
    const product = await (await loadGateway()).catalogue.details(id, signal)
    const relatedProducts = product.relatedProducts.map((one) =>
      typeof one === 'string' ? one : withoutPageTexts(one),
    )
    return { ...product, relatedProducts }
  }

  return {
    /** Prefetches the product of a link that is being clicked. Replaces an earlier prefetch. */
    prefetch(id: ProductId) {
      const product = ask(id)
      // The page sends its own request then, and shows the outcome.
      product.catch(() => undefined)
      ahead = { name: nameOf(id), product, sentAt: performance.now() }
    },
    /** Returns the product for its page: the prefetched one, once, or a new request. */
    take(id: ProductId, signal: AbortSignal): Promise<Product> {
      const sent = ahead
      ahead = undefined
      if (sent?.name !== nameOf(id) || performance.now() - sent.sentAt > FOLLOWED_WITHIN) return ask(id, signal)
      return sent.product.catch(() => ask(id, signal))
    },
  }
}
export type ProductRequests = ReturnType<typeof createProductRequests>

const nameOf = (id: ProductId) => JSON.stringify(id)
