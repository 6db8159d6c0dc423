import { createContext, use, useReducer, useState } from 'react'
import { useSession } from '../../session/session-context.ts'

const FormStuckContext = createContext<() => void>(() => undefined)

/** Lets a provider's form report that it stopped because the login has expired. */
export const FormStuckProvider = FormStuckContext

export const useFormStuck = () => use(FormStuckContext)

/** Counts the restarts of a form: one after each login that follows such a report. */
export function useFormRestarts(): { restarts: number; onStuck: () => void } {
  const isInterrupted = useSession(({ interrupted }) => interrupted !== undefined)
  const [isStuck, setStuck] = useState(false)
  const [restarts, restart] = useReducer((times: number) => times + 1, 0)
  if (isStuck && !isInterrupted) {
    setStuck(false)
    restart()
  }
  const [onStuck] = useState(() => () => setStuck(true))
  return { restarts, onStuck }
}
