import { Button } from '@shop/ui/elements/button.tsx'
import { FocusedLink, FocusedLinkPlace } from '@shop/ui/elements/focused-link.tsx'
import type { ComponentProps } from 'react'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { useReplayedAdd } from '../../rendering/press/use-replayed-add.ts'
import type { useAddToCart } from './use-add-to-cart.ts'

interface AddButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'type' | 'disabledReason' | 'onClick' | 'aria-label'
> {
  productId: string
  adding: Pick<ReturnType<typeof useAddToCart>, 'isAdding' | 'isJustAdded' | 'hasAdded'>
  /** Carries out a click from before hydration, with the quantity typed beside the button. */
  onReplay: (quantity: string) => void
}

/** The button that adds a product to the cart. After an add, a link to the cart follows next in the tab order. */
export function AddButton({ productId, adding, onReplay, ...button }: AddButtonProps) {
  const t = useTranslate()
  const { isAdding, isJustAdded, hasAdded } = adding
  const replayed = useReplayedAdd(productId, t('InCart'), onReplay)
  return (
    <FocusedLinkPlace>
      <Button
        {...button}
        wide
        icon={isJustAdded ? 'check' : 'basket'}
        busy={isAdding}
        {...replayed}
        suppressHydrationWarning
      >
        {t(isJustAdded ? 'InCart' : 'AddToCart')}
      </Button>
      {hasAdded && (
        <FocusedLink href={paths.cart} wide>
          {t('GoToCart')}
        </FocusedLink>
      )}
    </FocusedLinkPlace>
  )
}
