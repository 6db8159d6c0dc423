import { paths } from '../runtime/navigation/paths.ts'
import { redirect, type LoaderFunctionArgs } from '../runtime/navigation/router.ts'

/** A search from a page that is not hydrated yet arrives as a form submission; without words it leads nowhere (SRCH-02). */
export const searchFormLoader = ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams.get('query')?.trim()
  return redirect(query ? paths.search(query) : paths.home)
}
