import { useState } from 'react'
import { Navigate as RouterNavigate, type NavigateProps } from 'react-router-dom'

/**
 * Navigates as soon as it is rendered. Uses the state of the first render. A later render creates a new state object, and the
 * router would start the navigation again without end.
 */
export function Navigate({ state: wanted, ...rest }: NavigateProps) {
  const [state] = useState<unknown>(() => wanted)
  return <RouterNavigate {...rest} state={state} />
}
