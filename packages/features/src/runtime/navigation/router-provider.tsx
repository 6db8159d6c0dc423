import { createContext, use, useState } from 'react'
import {
  RouterProvider as EveryStateProvider,
  type createBrowserRouter,
  type RouterProviderProps,
} from 'react-router-dom'

/** The router of a running shop. */
export type PageRouter = ReturnType<typeof createBrowserRouter>
type RouterState = PageRouter['state']

const PageRouterContext = createContext<PageRouter | undefined>(undefined)

/** Returns the router itself, for event handlers and for navigations in progress. Undefined on the server. */
export const usePageRouter = () => use(PageRouterContext)

interface PageRouterProviderProps extends Pick<RouterProviderProps, 'router' | 'onError'> {
  /** The state to render first, as it was when the server's HTML was made. */
  first?: RouterState
}

/**
 * Renders the pages of a router. They render once the next page has loaded, not also when its navigation starts. Without a
 * transition: its small steps take an old phone twice as long.
 */
export function RouterProvider({ router, first = router.state, ...rest }: PageRouterProviderProps) {
  const [settled] = useState(() => settledOnly(router, first))
  return (
    <PageRouterContext value={router}>
      <EveryStateProvider router={settled} useTransitions={false} {...rest} />
    </PageRouterContext>
  )
}

function settledOnly(router: PageRouter, first: RouterState): PageRouter {
  // The provider renders this state first. Until it subscribes, a loader may finish, or a visitor may follow a link.
  let shown = first
  let isShown = false
  const subscribe: PageRouter['subscribe'] = (notify) => {
    const show: typeof notify = (state, options) => {
      if (isOnlyLoading(shown, state)) return
      const isOtherPage = shown.location.pathname !== state.location.pathname
      shown = state
      if (!isOtherPage) return notify(state, options)
      leaveLink()
      // Renders synchronously, or the browser would paint the old page again. Not inside an effect that navigates.
      queueMicrotask(() => state === shown && notify(state, { ...options, flushSync: true }))
    }
    isShown = true
    const unsubscribe = router.subscribe(show)
    // The router passes earlier changes to its first subscriber only, which may be another one.
    show(router.state, { deletedFetchers: [], newErrors: router.state.errors, flushSync: false })
    return unsubscribe
  }
  const state = { get: () => (isShown ? router.state : first) }
  return Object.create(router, { subscribe: { value: subscribe }, state }) as PageRouter
}

const isOnlyLoading = (shown: RouterState, now: RouterState) =>
  (Object.keys(now) as (keyof RouterState)[]).every((part) => part === 'navigation' || now[part] === shown[part])

/**
 * Blurs the followed link before the page changes. The new page's heading gets the focus next. If the focus were lost by
 * removing the link, the browser would lay out the half-removed page to report that.
 */
function leaveLink() {
  if (document.activeElement instanceof HTMLAnchorElement) document.activeElement.blur()
}
