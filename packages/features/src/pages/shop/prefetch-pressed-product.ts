import type { PageHandle } from '../../runtime/navigation/page-handle.tsx'
import { matchRoutes, type Params } from '../../runtime/navigation/router.ts'
import type { PageRouter } from '../../runtime/navigation/router-provider.tsx'
import type { Shop } from '../../shop.ts'
import type { PageFile } from '../page-files.ts'
import { productIdOf } from './product-id.ts'

/** After so many milliseconds a finger on a link means the link; before, it may be about to scroll. */
const FINGER_RESTS = 50
const PRODUCT_PAGE: PageFile = 'shop/product-page'

/** Asks for a product as soon as the link to it is pressed, a tenth of a second before the link is followed. */
export function prefetchPressedProduct(
  { routes }: Pick<PageRouter, 'routes'>,
  shop: Pick<Shop, 'productRequests'>,
  signal = new AbortController().signal,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const press = ({ target, button, pointerType }: PointerEvent) => {
    if (button !== 0) return
    const ask = () => {
      const params = productAt(target, routes)
      if (params) shop.productRequests.prefetch(productIdOf(params))
    }
    if (pointerType === 'touch') timer = setTimeout(ask, FINGER_RESTS)
    else ask()
  }
  // From here on the page itself asks, and must not wait for whether it has been asked.
  const release = () => clearTimeout(timer)
  const cancel = () => {
    release()
    shop.productRequests.abandon()
  }
  addEventListener('pointerdown', press, { signal })
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', cancel, { signal })
}

/** The number or key of the product that a pressed link leads to. */
function productAt(target: EventTarget | null, routes: PageRouter['routes']): Params | undefined {
  const link = target instanceof Element ? target.closest('a') : undefined
  if (!link || link.origin !== location.origin) return undefined
  const match = matchRoutes(routes, link.pathname)?.at(-1)
  return (match?.route.handle as PageHandle | undefined)?.page === PRODUCT_PAGE ? match?.params : undefined
}
