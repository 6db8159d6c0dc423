import { useEffect, useState } from 'react'
import { usePageRouter, type PageRouter } from './router-provider.tsx'

/** Milliseconds after which a loading page is shown as slow. Most pages load faster. */
const SLOW_AFTER = 300

/** Returns whether the visitor has been waiting for a navigation for that long. */
export function useSlowNavigation(): boolean {
  const router = usePageRouter()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const arrive = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const look = ({ navigation }: PageRouter['state']) => {
      if (navigation.state !== 'idle') timer ??= setTimeout(() => setSlow(true), SLOW_AFTER)
      else {
        arrive()
        setSlow(false)
      }
    }
    // A navigation may have started before this subscription.
    if (router) look(router.state)
    const stop = router?.subscribe(look)
    return () => {
      arrive()
      stop?.()
    }
  }, [router])
  return isSlow
}
