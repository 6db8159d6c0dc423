import type { LinkProps } from '@shop/ui/link-context.tsx'
import { Link, useLocation } from '../runtime/router.ts'

/** Old addresses end in .html; only the server knows where they have moved (ROUTE-26). */
const isOwnPage = (href: string) =>
  href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') && !/\.html(?:[?#]|$)/.test(href)

/** A link of the shop: its own pages change in place, everything else is a plain link. */
export function ShopLink({ href, state, children, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  if (!isOwnPage(href) || rest.target) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  // Another choice on the same page leaves the visitor where they are (SHELL-19).
  const isSamePage = href.split(/[?#]/, 1)[0] === pathname && href !== pathname
  return (
    <Link to={href} state={state} preventScrollReset={isSamePage} {...rest}>
      {children}
    </Link>
  )
}
