import { useEffect } from 'react'

/** How long after the order is on the page the browser is asked to print, in milliseconds (ORD-12). */
const PRINT_DELAY = 100

/** Opens the browser's print dialog, once, when there is something to print. */
export function usePrintDialog() {
  useEffect(() => {
    const timer = setTimeout(() => window.print(), PRINT_DELAY)
    return () => clearTimeout(timer)
  }, [])
}
