import { handleOf } from '../../runtime/navigation/page-handle.tsx'
import { matchRoutes } from '../../runtime/navigation/router.ts'
import type { PageRouter } from '../../runtime/navigation/router-provider.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'

/** Milliseconds after which a finger on a link is a press. Before that it may be the start of scrolling. */
const TOUCH_DELAY = 50

/**
 * Lets pages fetch ahead what their routes declare (`PageHandle.prefetch`). They do so on pointer down, a tenth of a second
 * before the click.
 */
export function prefetchLinks(
  { routes }: Pick<PageRouter, 'routes'>,
  shop: Shop,
  options: AddEventListenerOptions = {},
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const press = ({ target, button, pointerType }: PointerEvent) => {
    const link = target instanceof Element ? target.closest('a') : undefined
    if (button !== 0 || link?.origin !== location.origin) return
    const start = () => {
      const matches = matchRoutes(routes, link.pathname) ?? []
      handleOf(matches).prefetch?.(shop, matches.at(-1)?.params ?? {})
    }
    if (pointerType === 'touch') timer = setTimeout(start, TOUCH_DELAY)
    else start()
  }
  // After a release the page itself fetches, and takes over what has been fetched ahead.
  const end = () => clearTimeout(timer)
  addEventListener('pointerdown', press, options)
  addEventListener('pointerup', end, options)
  addEventListener('pointercancel', end, options)
}

/** Loads the code of the page that most visitors open next (`PageHandle.preloadNext`). Never rejects. */
export const preloadNextPage = ({ state }: Pick<PageRouter, 'state'>) =>
  void handleOf(state.matches)
    .preloadNext?.()
    .catch(() => undefined)
