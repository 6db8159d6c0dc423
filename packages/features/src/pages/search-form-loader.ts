import { paths } from '../runtime/paths.ts'
import { redirect, type LoaderFunctionArgs } from '../runtime/router.ts'

/** A search from a page that had not woken up yet comes as a form sends it; without words it leads nowhere (SRCH-02). */
export const searchFormLoader = ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams.get('query')?.trim()
  return redirect(query ? paths.search(query) : paths.home)
}
