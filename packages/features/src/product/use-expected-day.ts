import { useEffect, useState } from 'react'
import { whenIdle } from '../rendering/client/yielding.ts'
import { useConfiguration, useFlag } from '../runtime/config/shop-config.tsx'

/** Keeps the line of a day that is not known yet. */
export const DAY_TO_COME = '\u00A0'

type NameDay = (workingDays: number) => string

/**
 * Returns a function that names the day after a number of working days from an order of now: "Friday 27 November". It is renewed
 * when an order of now would come later, also in a tab that stays open.
 *
 * The name is empty in the server's HTML, which may be read on another day. It is empty until the browser is idle, because
 * formatting a day takes an old phone a tenth of a second. Undefined in shops that hide the day.
 */
export function useExpectedDay(): NameDay | undefined {
  const configuration = useConfiguration()
  const isHidden = useFlag('hideDeliveryDateInfo')
  const [nameDay, setNameDay] = useState<NameDay>(() => noName)
  useEffect(() => {
    if (isHidden) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const left = new AbortController()
    const { signal } = left
    async function begin() {
      const { expectedDays, orderDayLasts } = await import('./expected-days.ts')
      if (signal.aborted) return
      const look = () => {
        const now = new Date()
        clearTimeout(timer)
        timer = setTimeout(look, orderDayLasts(now, configuration))
        setNameDay(() => expectedDays(now, configuration))
      }
      look()
      // The timers of a sleeping device stand still.
      document.addEventListener('visibilitychange', look, { signal })
      addEventListener('pageshow', look, { signal })
    }
    // Without the code, the delivery is told in working days alone.
    const cancel = whenIdle(() => void begin().catch(() => undefined))
    return () => {
      cancel()
      clearTimeout(timer)
      left.abort()
    }
  }, [configuration, isHidden])
  return isHidden ? undefined : nameDay
}

const noName = () => ''
