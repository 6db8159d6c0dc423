import { FocusedLink, FocusedLinkPlace } from '@shop/ui/elements/focused-link.tsx'
import type { ReactNode } from 'react'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'

interface CartLinkAfterProps {
  /** Whether something was added here since the page was opened. */
  hasAdded: boolean
  /** The button that adds. */
  children: ReactNode
}

/** Puts the way to the cart next in order after the button that has added something: one key instead of a way through the page. */
export function CartLinkAfter({ hasAdded, children }: CartLinkAfterProps) {
  const t = useTranslate()
  return (
    <FocusedLinkPlace>
      {children}
      {hasAdded && (
        <FocusedLink href={paths.cart} wide>
          {t('GoToCart')}
        </FocusedLink>
      )}
    </FocusedLinkPlace>
  )
}
