import { handleOf } from './page-handle.tsx'
import type { createBrowserRouter } from './router.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/**
 * Loads the document anew when a navigation leads to a page that holds account data, or away from one. A vendor's script
 * stays in a document until it ends, and so does the policy of its first page. What the page before handed over stays in
 * the history entry. The error page leads back, so it belongs to both kinds.
 */
export function keepDocumentsApart(router: Router, reload = reloadHidden): void {
  const holdsAccountData = handleOf(router.state.matches).holdsAccountData ?? false
  router.subscribe(({ navigation, matches }) => {
    const handle = handleOf(matches)
    if (navigation.state !== 'idle' || handle.leadsBack) return
    if ((handle.holdsAccountData ?? false) !== holdsAccountData) reload()
  })
}

/** Shows nothing of the new page beside the scripts of the document that ends. */
function reloadHidden() {
  document.body.hidden = true
  location.reload()
}
