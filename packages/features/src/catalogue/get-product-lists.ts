import type { Shop } from '../runtime/state/shop-context.ts'
import { createProductLists } from './product-lists.ts'

/** Returns the product lists of this visit. The first page that shows a list creates them. */
export const getProductLists = ({ loadGateway, config, platform, lists }: Shop) =>
  lists.get(() => createProductLists(loadGateway, config.configuration, platform.now))
