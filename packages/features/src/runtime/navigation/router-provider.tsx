import { createContext, use, useMemo } from 'react'
import {
  RouterProvider as EveryStateProvider,
  type createBrowserRouter,
  type RouterProviderProps,
} from 'react-router-dom'

/** The router of a running shop. */
export type PageRouter = ReturnType<typeof createBrowserRouter>
type RouterState = PageRouter['state']

const PageRouterContext = createContext<PageRouter | undefined>(undefined)

/** The router itself, for what happens on a click or while a page is on its way; nothing on the server. */
export const usePageRouter = () => use(PageRouterContext)

/**
 * Shows the pages of a router. They render when there is something new to show, not once more while it loads, and at once:
 * the small steps of a transition take an old phone twice as long.
 */
export function RouterProvider({ router, ...rest }: Pick<RouterProviderProps, 'router' | 'onError'>) {
  const settled = useMemo(() => settledOnly(router), [router])
  return (
    <PageRouterContext value={router}>
      <EveryStateProvider router={settled} useTransitions={false} {...rest} />
    </PageRouterContext>
  )
}

function settledOnly(router: PageRouter): PageRouter {
  // The provider renders this state first. A loader may end before it subscribes.
  let shown = router.state
  const subscribe: PageRouter['subscribe'] = (notify) => {
    const show: typeof notify = (state, options) => {
      if (isOnlyLoading(shown, state)) return
      const isOtherPage = shown.location.pathname !== state.location.pathname
      shown = state
      if (!isOtherPage) return notify(state, options)
      leaveLink()
      // Renders now, or the browser would paint the old page once more; but not within an effect that navigates.
      queueMicrotask(() => state === shown && notify(state, { ...options, flushSync: true }))
    }
    const unsubscribe = router.subscribe(show)
    // The router hands over what it changed before to its first subscriber alone, which may be another one.
    show(router.state, { deletedFetchers: [], newErrors: router.state.errors, flushSync: false })
    return unsubscribe
  }
  return Object.create(router, { subscribe: { value: subscribe } }) as PageRouter
}

const isOnlyLoading = (shown: RouterState, now: RouterState) =>
  (Object.keys(now) as (keyof RouterState)[]).every((part) => part === 'navigation' || now[part] === shown[part])

/**
 * Takes the focus from the link that was followed, while nothing has changed yet. The new page's heading gets it next; taken
 * away with its link, the browser would first lay out what is half removed, to say that it has lost the focus.
 */
function leaveLink() {
  if (document.activeElement instanceof HTMLAnchorElement) document.activeElement.blur()
}
