import { useEffect, useState } from 'react'
import { useShop } from '../../runtime/state/shop-context.ts'
import { finishedPayment } from './finished-payment.ts'

/** Returns this tab's latest finished payment, read when the page opens or is shown again by Back. */
export function useFinishedPayment() {
  const { platform } = useShop()
  const [finished, setFinished] = useState(() => finishedPayment.read(platform))
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setFinished(finishedPayment.read(platform))
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [platform])
  return finished
}
