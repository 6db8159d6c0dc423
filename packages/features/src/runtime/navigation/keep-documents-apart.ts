import { handleOf, isPaidOn } from './page-handle.tsx'
import type { createBrowserRouter } from './router.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/**
 * Reloads the document when a navigation leads to a page with account data, or away from one. Scripts of vendors and the
 * security policy stay in a document until it unloads. The state that the page before passed on stays in the history entry.
 * The error page leads back, so it is allowed in both kinds of document. A redirect from a payment stays in its document, too:
 * Chromium forgets the history state, which says why, when a reload changes the opener policy.
 */
export function keepDocumentsApart(router: Router, reload = reloadHidden): void {
  let shown = handleOf(router.state.matches)
  const { holdsAccountData = false } = shown
  let isHidden = false
  router.subscribe(({ navigation, matches }) => {
    if (navigation.state !== 'idle') return
    const [left, handle] = [shown, handleOf(matches)]
    shown = handle
    // Back leads to a page of the hidden document.
    if (!isHidden && (handle.leadsBack || isPaidOn(left))) return
    isHidden ||= (handle.holdsAccountData ?? false) !== holdsAccountData
    if (isHidden) reload()
  })
}

/** Hides the new page from the scripts of the document that unloads. */
function reloadHidden() {
  document.body.hidden = true
  location.reload()
}
