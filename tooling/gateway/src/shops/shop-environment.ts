import type { Digests } from '../secrets/digests.ts'
import type { Shop } from './shop.ts'

/** The context variables of every call below `/shops/:shopId/api`. */
export interface ShopEnvironment {
  Variables: { shop: Shop; digests: Digests }
}
