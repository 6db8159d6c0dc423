import { useCallback, useEffect, type ReactNode } from 'react'
import { hasLoaded } from './cart/cart.ts'
import { CartProvider, useCart } from './cart/cart-context.ts'
import { useCartSync } from './cart/use-cart-sync.ts'
import { ShopConfigProvider } from './runtime/config/shop-config.tsx'
import { ShopProvider } from './runtime/state/shop-context.ts'
import { useTokenExpiry } from './session/visit/use-token-expiry.ts'
import { useVisitSync } from './session/visit/use-visit-sync.ts'
import { LoadingPage } from './shell/page-progress.tsx'
import type { Shop } from './shop.ts'
import { gatewayUrl } from '@shop/domain/text/gateway-url.ts'
import { PictureUrlProvider } from '@shop/ui/elements/picture/picture-url.ts'

interface ProvidersProps {
  shop: Shop
  /** Without the server's HTML, a loader is shown until the cart has been read. */
  isServerRendered: boolean
  children: ReactNode
}

/** Provides everything that the pages of one shop read. */
export function Providers({ shop, isServerRendered, children }: ProvidersProps) {
  // The effect of the outermost component runs last.
  useEffect(() => shop.hydration.end(), [shop])
  const { gatewayBase } = shop.config.site
  const resolvePicture = useCallback((address: string) => gatewayUrl(address, gatewayBase), [gatewayBase])
  return (
    <ShopConfigProvider value={shop.config}>
      <ShopProvider value={shop}>
        <CartProvider store={shop.cart}>
          <InStep />
          <PictureUrlProvider value={resolvePicture}>
            {isServerRendered ? children : <CartGate>{children}</CartGate>}
          </PictureUrlProvider>
        </CartProvider>
      </ShopProvider>
    </ShopConfigProvider>
  )
}

/** Keeps cart and visit in sync with other tabs and with the clock, after hydration. */
function InStep() {
  useCartSync()
  useVisitSync()
  useTokenExpiry()
  return null
}

const CartGate = ({ children }: { children: ReactNode }) => (useCart(hasLoaded) ? children : <LoadingPage />)
