import { handleOf } from './page-handle.tsx'
import type { createBrowserRouter } from './router.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/**
 * Gives pages that hold account data and all others documents of their own, because scripts of others stay in a document
 * until it ends, and the policy of its first page holds until then. A navigation across loads the new page from the server;
 * what the page before handed over stays in the history entry. The error page leads back and belongs to both.
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
