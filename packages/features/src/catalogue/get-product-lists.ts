import type { Configuration } from '@shop/domain/shop/configuration.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import { createProductLists, type ProductLists } from './product-lists.ts'

/** The parts of a shop that its product lists need, and the lists once created. */
interface ListServices {
  loadGateway: LoadGateway
  config: { configuration: Configuration }
  platform: { now: () => number }
  lazyStores: { lists?: ProductLists }
}

/** Returns the product lists of this visit. The first page that shows a list creates them. */
export function getProductLists({ loadGateway, config, platform, lazyStores }: ListServices): ProductLists {
  lazyStores.lists ??= createProductLists(loadGateway, config.configuration, platform.now)
  return lazyStores.lists
}
