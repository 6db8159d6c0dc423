import { getProductLists } from '../../catalogue/get-product-lists.ts'
import type { MaybePromise, Products } from '../../catalogue/product-lists.ts'
import type { Shop } from '../../runtime/state/shop-context.ts'

/** Loads the recommended products for a page that works without them. Undefined on failure. */
export async function loadRecommended(shop: Shop): Promise<{ recommended: MaybePromise<Products | undefined> }> {
  const known = getProductLists(shop).recommended()
  const recommended = known instanceof Promise ? known.catch(() => undefined) : known
  return { recommended: shop.platform.kind === 'server' ? await recommended : recommended }
}
