import type { ReactNode } from 'react'
import { CartProvider, useCart } from './cart/cart-context.ts'
import { useCartInStep } from './cart/use-cart-in-step.ts'
import { useEndOfEarlyPresses } from './runtime/early-presses.ts'
import { FactsProvider, useTranslate } from './runtime/shop-context.tsx'
import { ToolsProvider } from './runtime/shop-tools.ts'
import { SessionProvider } from './session/session-context.ts'
import type { Shop } from './shop.ts'
import { Loader } from '@shop/ui/elements/spinner.tsx'

interface ProvidersProps {
  shop: Shop
  /** With the server's HTML the page can be read at once; without it a loader waits for the cart (SHELL-02, OP-61). */
  isServerRendered: boolean
  children: ReactNode
}

/** Everything the pages of one shop read from. */
export function Providers({ shop, isServerRendered, children }: ProvidersProps) {
  useEndOfEarlyPresses()
  return (
    <FactsProvider value={shop.facts}>
      <ToolsProvider value={shop}>
        <SessionProvider store={shop.session}>
          <CartProvider store={shop.cart}>
            <CartInStep />
            {isServerRendered ? children : <CartGate>{children}</CartGate>}
          </CartProvider>
        </SessionProvider>
      </ToolsProvider>
    </FactsProvider>
  )
}

function CartInStep() {
  useCartInStep()
  return null
}

function CartGate({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return useCart(({ isLoaded }) => isLoaded) ? children : <Loader label={t('Loading')} />
}
