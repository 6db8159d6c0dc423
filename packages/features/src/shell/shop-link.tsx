import type { LinkProps } from '@shop/ui/elements/link-context.tsx'
import type { MouseEvent } from 'react'
import { handleOf } from '../runtime/navigation/page-handle.tsx'
import { usePageRouter, type PageRouter } from '../runtime/navigation/router-provider.tsx'

/** Old addresses end in .html; only the server knows where they have moved (ROUTE-26). */
const isOwnPage = (href: string) =>
  href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !/\.html(?:[?#]|$)/.test(href)

/**
 * A link of the shop: its own pages change in place, everything else is a plain link. So is every link of a page that runs
 * a payment provider's script: what runs beside a payment stays behind with its document (OP-82). It looks around only
 * when it is clicked: the router's own links, of which a page has a hundred, are all drawn anew with every page.
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

/** Nothing that the browser is to do itself, such as opening another tab, and nothing that is done already. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.currentTarget.target &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

const leavesByFullLoad = ({ state }: PageRouter) => handleOf(state.matches).loadsPaymentProvider ?? false

/** Another choice on the same page leaves the visitor where they are (SHELL-19); the same address is no step of its own. */
function howTo(href: string, { pathname, search, hash }: PageRouter['state']['location']) {
  const isSamePage = href.split(/[?#]/, 1)[0] === pathname && href !== pathname
  return { preventScrollReset: isSamePage, replace: href === pathname + search + hash }
}
