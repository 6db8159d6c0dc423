import { useState } from 'react'
import { Navigate as RouterNavigate, type NavigateProps } from 'react-router-dom'

/**
 * Leads elsewhere as soon as it is drawn. Every look at a page on its way out makes its state anew: the router would set out
 * again each time, and never arrive, so the first state counts.
 */
export function Navigate({ state: wanted, ...rest }: NavigateProps) {
  const [state] = useState<unknown>(() => wanted)
  return <RouterNavigate {...rest} state={state} />
}
