import { getProductLists } from '../../catalogue/get-product-lists.ts'
import type { MaybePromise, Products } from '../../catalogue/product-lists.ts'
import type { Shop } from '../../shop.ts'

/** What the shop recommends, for a page that can do without: where it cannot be had there is nothing. */
export async function loadRecommended(shop: Shop): Promise<{ recommended: MaybePromise<Products> }> {
  const known = getProductLists(shop).recommended()
  const recommended = known instanceof Promise ? known.catch(() => []) : known
  return { recommended: shop.platform.kind === 'server' ? await recommended : recommended }
}
