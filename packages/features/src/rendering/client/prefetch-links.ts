import { handleOf, type Prefetch } from '../../runtime/navigation/page-handle.tsx'
import { matchRoutes } from '../../runtime/navigation/router.ts'
import type { PageRouter } from '../../runtime/navigation/router-provider.tsx'

/** Milliseconds after which a finger on a link is a press. Before that it may be the start of scrolling. */
const TOUCH_DELAY = 50

/**
 * Lets pages fetch ahead what their routes declare (`PageHandle.prefetch`): with the press on a link, a tenth of a second
 * before the click, and when the link is followed.
 */
export function prefetchLinks(router: Pick<PageRouter, 'routes' | 'subscribe'>, signal = new AbortController().signal) {
  const find = createFinder(router.routes)
  prefetchOnPress(find, signal)
  prefetchOnFollow(router, find)
}

function prefetchOnPress(find: Finder, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancelFetch: () => void = nothing
  const press = ({ target, button, pointerType }: PointerEvent) => {
    if (button !== 0) return
    const start = () => {
      const link = target instanceof Element ? target.closest('a') : undefined
      const found = link && link.origin === location.origin ? find(link.pathname) : undefined
      if (found) cancelFetch = found.prefetch.onPress(found.params)
    }
    if (pointerType === 'touch') timer = setTimeout(start, TOUCH_DELAY)
    else start()
  }
  // After a release the page itself fetches, and takes over what has been fetched ahead.
  const release = () => clearTimeout(timer)
  const cancel = () => {
    release()
    cancelFetch()
  }
  addEventListener('pointerdown', press, { signal })
  addEventListener('pointerup', release, { signal })
  addEventListener('pointercancel', cancel, { signal })
}

function prefetchOnFollow({ subscribe }: Pick<PageRouter, 'subscribe'>, find: Finder) {
  let followed: unknown
  // The router tells of one navigation several times.
  subscribe(({ navigation: { location: next } }) => {
    if (!next || next === followed) return
    followed = next
    find(next.pathname)?.prefetch.onFollow(next.state)
  })
}

/** Finds what the page at a path declares. Keeps the last answer: ranking all routes takes an old phone long. */
function createFinder(routes: PageRouter['routes']) {
  let last: { pathname: string; found: Found | undefined } | undefined
  return (pathname: string): Found | undefined => {
    if (last?.pathname !== pathname) last = { pathname, found: findPrefetch(routes, pathname) }
    return last.found
  }
}
type Finder = ReturnType<typeof createFinder>

interface Found {
  prefetch: Prefetch
  params: Parameters<Prefetch['onPress']>[0]
}

function findPrefetch(routes: PageRouter['routes'], pathname: string): Found | undefined {
  const matches = matchRoutes(routes, pathname) ?? []
  const { prefetch } = handleOf(matches)
  return prefetch && { prefetch, params: matches.at(-1)?.params ?? {} }
}

/** Loads the code of the page that most visitors open next (`PageHandle.preloadNext`). */
export const preloadNextPage = ({ state }: Pick<PageRouter, 'state'>) =>
  void handleOf(state.matches).preloadNext?.().catch(nothing)

const nothing = () => undefined
