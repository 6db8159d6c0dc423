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
 * Shows the pages of a router. They are drawn when there is something new to show, not once more when it is only on its
 * way, and at once: the small steps of a transition take an old phone twice as long.
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
  const subscribe: PageRouter['subscribe'] = (notify) => {
    let shown = router.state
    return router.subscribe((state, options) => {
      if (isOnlyOnItsWay(shown, state)) return
      const isOtherPage = shown.location.pathname !== state.location.pathname
      shown = state
      if (!isOtherPage) return notify(state, options)
      leaveLink()
      // Drawn now, or the browser would paint the page that is left once more; but not in the midst of an effect's navigation.
      queueMicrotask(() => state === shown && notify(state, { ...options, flushSync: true }))
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } }) as PageRouter
}

const isOnlyOnItsWay = (shown: RouterState, now: RouterState) =>
  (Object.keys(now) as (keyof RouterState)[]).every((part) => part === 'navigation' || now[part] === shown[part])

/**
 * Takes the focus from the link that was followed, while nothing has changed yet. The new page's heading gets it next; taken
 * away with its link, the browser would first lay out what is half removed, to say that it has lost the focus.
 */
function leaveLink() {
  if (document.activeElement instanceof HTMLAnchorElement) document.activeElement.blur()
}
