import { callsMadeBy, type Call } from '../runtime/gateway/calls.ts'
import { isUnauthorised } from '../runtime/failures/failures.ts'

/**
 * Wraps calls that anonymous visitors may make too: one that is refused because a login has run out is made once more,
 * after `becomeAnonymous`, so that a basket or a payment does not end at a login form (OP-35).
 */
export function retryAsAnonymous<Wrapped extends Record<string, Call>>(
  calls: Wrapped,
  becomeAnonymous: () => void,
): Wrapped {
  const wrapped = callsMadeBy((name) => async (...parameters) => {
    const call = calls[name]
    try {
      return await call?.(...parameters)
    } catch (error) {
      if (!isUnauthorised(error)) throw error
      becomeAnonymous()
      return call?.(...parameters)
    }
  })
  // Every call keeps its name, its parameters and its answer.
  return wrapped as Wrapped
}
