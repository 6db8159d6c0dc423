import type { WithList } from '../../catalogue/use-shown-list.ts'
import type { LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { showList, waitsForList, type FetchList } from '../../catalogue/shown-list.ts'

/** Loads the list of a page. Awaits it if the page needs it. Otherwise returns a promise. */
export async function loadList(
  shop: Shop,
  fetchList: FetchList,
  { request: { url } }: LoaderFunctionArgs,
): Promise<WithList> {
  const listRequest = { url, platform: shop.platform.kind, configuration: shop.config.configuration }
  const shown = showList(fetchList, listRequest)
  const { pathname, search } = new URL(url)
  const seen = shop.seenLists.at(pathname + search)
  // A list that was shown before stays if the new one cannot be loaded.
  if (seen) return { list: shown instanceof Promise ? shown.catch(() => seen) : shown, seen }
  // Without its filters a list has no query, but the page stays.
  const stays = shop.seenLists.isShownAt(pathname)
  return { list: stays || waitsForList(listRequest) ? await shown : shown }
}
