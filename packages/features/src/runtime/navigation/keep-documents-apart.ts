import { handleOf } from './page-handle.tsx'
import type { createBrowserRouter } from './router.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/**
 * Reloads the document when a navigation leads to a page with account data, or away from one. Scripts of vendors and the
 * security policy stay in a document until it unloads. The state that the page before passed on stays in the history entry.
 * The error page leads back, so it is allowed in both kinds of document.
 */
export function keepDocumentsApart(router: Router, reload = reloadHidden): void {
  const holdsAccountData = handleOf(router.state.matches).holdsAccountData ?? false
  router.subscribe(({ navigation, matches }) => {
    const handle = handleOf(matches)
    if (navigation.state !== 'idle' || handle.leadsBack) return
    if ((handle.holdsAccountData ?? false) !== holdsAccountData) reload()
  })
}

/** Hides the new page from the scripts of the document that unloads. */
function reloadHidden() {
  document.body.hidden = true
  location.reload()
}
