import type { LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import type { Shop } from '../../shop.ts'
import { showList, waitsForList, type FetchList, type ShownList } from '../../catalogue/shown-list.ts'

/** The list of a page, for its loader: awaited where the page waits for it, otherwise perhaps still on its way. */
export async function loadList({ config, platform }: Shop, ask: FetchList, { request }: LoaderFunctionArgs) {
  const asked = { url: request.url, platform: platform.kind, configuration: config.configuration }
  const shown = showList(ask, asked)
  return { list: waitsForList(asked) ? await shown : shown } satisfies WithList
}

/** What the loader of a page with a list gives. */
export interface WithList {
  list: ShownList | Promise<ShownList>
}
