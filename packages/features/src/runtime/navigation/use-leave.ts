import { useCallback } from 'react'
import { usePageRouter } from './router-provider.tsx'

/**
 * Returns a function that opens another page and passes it the present address. It reads the router on the call: a
 * subscription would cost each of a list's many buttons a render.
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
