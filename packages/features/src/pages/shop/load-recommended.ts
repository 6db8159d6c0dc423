import type { MaybePromise, Products } from '../../catalogue/product-lists.ts'
import type { Shop } from '../../shop.ts'

/** What the shop recommends, for a page that can do without: where it cannot be had there is nothing. */
export async function loadRecommended({ lists, platform }: Shop): Promise<{ recommended: MaybePromise<Products> }> {
  const known = lists.recommended()
  const recommended = known instanceof Promise ? known.catch(() => []) : known
  return { recommended: platform.kind === 'server' ? await recommended : recommended }
}
