import type { SubmitActions } from '@adyen/adyen-web'

type Result = Parameters<SubmitActions['resolve']>[0]

/** The answer that Adyen's form waits for after a press on its button. Each press is answered once. */
export function createPressAnswer() {
  let awaited: Pick<SubmitActions, 'resolve'> | undefined
  return {
    wait: (actions: Pick<SubmitActions, 'resolve'>) => {
      awaited = actions
    },
    /** Returns whether a press was waiting. */
    answer: (result: Result): boolean => {
      const isAwaited = awaited !== undefined
      awaited?.resolve(result)
      awaited = undefined
      return isAwaited
    },
  }
}
