import type { LinkProps } from '@shop/ui/elements/link-context.tsx'
import type { MouseEvent } from 'react'
import { handleOf } from '../runtime/navigation/page-handle.tsx'
import { usePageRouter, type PageRouter } from '../runtime/navigation/router-provider.tsx'

/** Only the server redirects old addresses, which end in .html. */
const isOwnPage = (href: string) =>
  href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !/\.html(?:[?#]|$)/.test(href)

/**
 * A link. Pages of the shop are rendered by the router, everything else is a new document. So is every link on a page
 * with a payment provider's script, so that the script ends with its document.
 * Reads the router only when clicked. The router's own links would all render with every navigation.
 */
export function ShopLink({ href, state, onClick, children, ...rest }: LinkProps) {
  const router = usePageRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || !isOwnPage(href) || !isPlainClick(event) || leavesByFullLoad(router)) return
    event.preventDefault()
    void router.navigate(href, { state, ...howTo(href, router.state.location) })
  }
  return (
    <a href={href} {...rest} onClick={follow}>
      {children}
    </a>
  )
}

/** Leaves modified clicks, such as for a new tab, to the browser. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.currentTarget.target &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

const leavesByFullLoad = ({ state }: PageRouter) => handleOf(state.matches).loadsPaymentProvider ?? false

/** A change of the query on the same page keeps the scroll position. The same address replaces its history entry. */
function howTo(href: string, { pathname, search, hash }: PageRouter['state']['location']) {
  const isSamePage = href.split(/[?#]/, 1)[0] === pathname && href !== pathname
  return { preventScrollReset: isSamePage, replace: href === pathname + search + hash }
}
