import type { LinkProps } from '@shop/ui/elements/link-context.tsx'
import { usePageHandle } from '../runtime/navigation/page-handle.ts'
import { useHref, useLinkClickHandler, useLocation } from '../runtime/navigation/router.ts'

/** Old addresses end in .html; only the server knows where they have moved (ROUTE-26). */
const isOwnPage = (href: string) =>
  href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !/\.html(?:[?#]|$)/.test(href)

/**
 * A link of the shop: its own pages change in place, everything else is a plain link. So is every link of a page that runs
 * a payment provider's script: what runs beside a payment stays behind with its document (OP-82).
 */
export function ShopLink({ state, ...rest }: LinkProps) {
  const { loadsPaymentProvider = false } = usePageHandle()
  if (isOwnPage(rest.href) && !rest.target && !loadsPaymentProvider) return <OwnLink state={state} {...rest} />
  return <a {...rest}>{rest.children}</a>
}

/** The router's own link would bring its framework's fetching ahead along, which is much of its code. */
function OwnLink({ href, state, children, onClick, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  // Another choice on the same page leaves the visitor where they are (SHELL-19).
  const isSamePage = href.split(/[?#]/, 1)[0] === pathname && href !== pathname
  const follow = useLinkClickHandler(href, { state, preventScrollReset: isSamePage })
  return (
    <a
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      {...rest}
    >
      {children}
    </a>
  )
}
