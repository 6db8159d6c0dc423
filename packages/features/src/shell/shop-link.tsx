import type { LinkProps } from '@shop/ui/elements/link-context.tsx'
import type { MouseEvent } from 'react'
import { followLink } from '../runtime/navigation/follow-link.ts'
import { usePageRouter } from '../runtime/navigation/router-provider.tsx'

/** A link. Reads the router only when clicked. The router's own links would all render with every navigation. */
export function ShopLink({ href, state, onClick, children, ...rest }: LinkProps) {
  const router = usePageRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    followLink(router, event, { href, target: event.currentTarget.target, state })
  }
  return (
    <a href={href} {...rest} onClick={follow}>
      {children}
    </a>
  )
}
