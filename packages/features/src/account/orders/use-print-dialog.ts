import { useEffect } from 'react'

/** Milliseconds between showing the order and printing. */
const PRINT_DELAY = 100

/** Opens the browser's print dialog once, when the page is shown. */
export function usePrintDialog() {
  useEffect(() => {
    const timer = setTimeout(() => window.print(), PRINT_DELAY)
    return () => clearTimeout(timer)
  }, [])
}
