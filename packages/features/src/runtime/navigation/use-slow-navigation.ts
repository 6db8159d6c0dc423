import { useEffect, useState } from 'react'
import { usePageRouter, type PageRouter } from './router-provider.tsx'

/** From when on a page that is on its way is worth a word, in milliseconds: most are there before. */
const SLOW_AFTER = 300

/** Whether the next page, or more of this one, keeps the visitor waiting. */
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
    // A navigation may have begun before this subscribes.
    if (router) look(router.state)
    const stop = router?.subscribe(look)
    return () => {
      arrive()
      stop?.()
    }
  }, [router])
  return isSlow
}
