import { getProductLists } from '../../catalogue/get-product-lists.ts'
import type { MaybePromise, Products } from '../../catalogue/product-lists.ts'
import type { Shop } from '../../shop.ts'

/** What the shop recommends, for a page that can do without: nothing where it cannot be had. */
export async function loadRecommended(shop: Shop): Promise<{ recommended: MaybePromise<Products | undefined> }> {
  const known = getProductLists(shop).recommended()
  const recommended = known instanceof Promise ? known.catch(() => undefined) : known
  return { recommended: shop.platform.kind === 'server' ? await recommended : recommended }
}
