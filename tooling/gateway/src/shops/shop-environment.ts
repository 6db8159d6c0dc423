import type { Digests } from '../secrets/digests.ts'
import type { Shop } from './shop.ts'

/** What the middleware hands to every call below `/shops/:shopId/api`. */
export interface ShopEnvironment {
  Variables: { shop: Shop; digests: Digests }
}
