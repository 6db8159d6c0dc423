import type { LinkProps } from '@shop/ui/link-context.tsx'
import { Link } from '../runtime/router.ts'

const isOwnPage = (href: string) => href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/')

/** A link of the shop: its own pages change in place, everything else is a plain link. */
export function ShopLink({ href, state, children, ...rest }: LinkProps) {
  if (!isOwnPage(href) || rest.target) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} state={state} {...rest}>
      {children}
    </Link>
  )
}
