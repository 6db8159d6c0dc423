import { useCallback } from 'react'
import { usePageRouter } from './router-provider.tsx'

/**
 * Leads to another page and tells it where the visitor was. The router is asked when it comes to that: whatever listens to
 * it costs each of a list's many buttons something, at start and on every page.
 */
export function useLeave() {
  const router = usePageRouter()
  return useCallback(
    (to: string, stateFrom: (here: string) => object) => {
      if (!router) return
      const { pathname, search } = router.state.location
      void router.navigate(to, { state: stateFrom(pathname + search) })
    },
    [router],
  )
}
