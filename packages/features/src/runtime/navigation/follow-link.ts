import { handleOf } from './page-handle.tsx'
import type { PageRouter } from './router-provider.tsx'

/** The parts of a click on a link that decide, of a native event or React's. */
type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'preventDefault'
>

interface Followed {
  href: string
  /** The link's `target`. */
  target: string
  /** What the link passes to its page. */
  state?: unknown
}

/**
 * Follows a link. Pages of the shop are rendered by the router, everything else is a new document. So is every link on a page
 * with a payment provider's script, so that the script ends with its document.
 */
export function followLink(router: PageRouter | undefined, click: Click, { href, target, state }: Followed) {
  if (!router || !isOwnPage(href) || target || !isPlain(click) || leavesByFullLoad(router)) return
  click.preventDefault()
  void router.navigate(href, { state, ...howTo(href, router.state.location) })
}

/** Only the server redirects old addresses, which end in .html. */
const isOwnPage = (href: string) =>
  href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !/\.html(?:[?#]|$)/.test(href)

/** Leaves modified clicks, such as for a new tab, to the browser. */
const isPlain = ({ defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey }: Click) =>
  !defaultPrevented && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

const leavesByFullLoad = ({ state }: PageRouter) => handleOf(state.matches).loadsPaymentProvider ?? false

/** A change of the query on the same page keeps the scroll position. The same address replaces its history entry. */
function howTo(href: string, { pathname, search, hash }: PageRouter['state']['location']) {
  const isSamePage = href.split(/[?#]/, 1)[0] === pathname && href !== pathname
  return { preventScrollReset: isSamePage, replace: href === pathname + search + hash }
}
