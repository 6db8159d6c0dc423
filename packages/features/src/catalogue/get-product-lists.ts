import type { Configuration } from '@shop/domain/shop/configuration.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import { createProductLists, type ProductLists } from './product-lists.ts'

/** What of a shop its lists of products are made of, and the lists once they are made. */
interface ListServices {
  loadGateway: LoadGateway
  config: { configuration: Configuration }
  platform: { now: () => number }
  lazyStores: { lists?: ProductLists }
}

/** The lists of products of this visit, made by the first page that shows one. */
export function getProductLists({ loadGateway, config, platform, lazyStores }: ListServices): ProductLists {
  lazyStores.lists ??= createProductLists(loadGateway, config.configuration, platform.now)
  return lazyStores.lists
}
