import { createContext, use, useReducer, useState } from 'react'
import { useSession } from '../session/session-context.ts'

const FormStuckContext = createContext<() => void>(() => undefined)

/** Lets a provider's form say that it could not go on because the login has ended. */
export const FormStuckProvider = FormStuckContext

export const useFormStuck = () => use(FormStuckContext)

/** Counts the times that a form begins anew: after the next login, where the end of the last one kept it from going on. */
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
