import { preloadLargePicture } from '@shop/ui/elements/picture/preload-picture.ts'
import { handleOf } from '../../runtime/navigation/page-handle.tsx'
import { loadRoutesOfPage } from '../../runtime/navigation/load-matched-routes.ts'
import { matchRoutes } from '../../runtime/navigation/router.ts'
import type { PageRouter } from '../../runtime/navigation/router-provider.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'

/** Milliseconds after which a finger on a link is a press. Before that it may be the start of scrolling. */
const TOUCH_DELAY = 50

/**
 * Lets pages fetch ahead what their routes declare (`PageHandle.prefetch`), and their picture where the link is that of a card.
 * They do so on pointer down, a tenth of a second before the click.
 */
export function prefetchLinks(
  { routes }: Pick<PageRouter, 'routes'>,
  shop: Shop,
  options: AddEventListenerOptions = {},
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: (() => void) | undefined
  const press = ({ target, button, pointerType }: PointerEvent) => {
    const link = target instanceof Element ? target.closest('a') : undefined
    if (button !== 0 || link?.origin !== location.origin) return
    start = () => {
      leave()
      const matches = matchRoutes(routes, link.pathname) ?? []
      const { prefetch } = handleOf(matches)
      const card = prefetch && link.closest('article')
      if (card) preloadLargePicture(card)
      prefetch?.(shop, matches.at(-1)?.params ?? {})
    }
    if (pointerType === 'touch') timer = setTimeout(start, TOUCH_DELAY)
    else start()
  }
  const leave = () => {
    clearTimeout(timer)
    start = undefined
  }
  addEventListener('pointerdown', press, options)
  // A finger that was quicker than that has pressed, too.
  addEventListener('pointerup', () => start?.(), options)
  addEventListener('pointercancel', leave, options)
}

/** Loads the page that most visitors open next (`PageHandle.leadsTo`), so that a press on it waits for no code. Never rejects. */
export function preloadNextPage({ state, routes }: Pick<PageRouter, 'state' | 'routes'>) {
  const { leadsTo } = handleOf(state.matches)
  if (leadsTo) loadRoutesOfPage(routes, leadsTo).catch(() => undefined)
}
