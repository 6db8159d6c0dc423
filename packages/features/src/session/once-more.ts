import { isUnauthorised } from '../runtime/failures.ts'

type Calls = Record<string, (...parameters: never[]) => Promise<unknown>>

/**
 * Wraps calls that anonymous visitors may make too: one that is refused because a login has run out is made once more,
 * after `becomeAnonymous`, so that a basket or a payment does not end at a login form (OP-35).
 */
export function onceMore<Wrapped extends Calls>(calls: Wrapped, becomeAnonymous: () => void): Wrapped {
  const wrapped = Object.entries(calls).map(([name, call]) => [
    name,
    async (...parameters: never[]) => {
      try {
        return await call(...parameters)
      } catch (error) {
        if (!isUnauthorised(error)) throw error
        becomeAnonymous()
        return call(...parameters)
      }
    },
  ])
  // Every call keeps its name, its parameters and its answer.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(wrapped) as Wrapped
}
