import type { SubmitActions } from '@adyen/adyen-web'

type Result = Parameters<SubmitActions['resolve']>[0]

/** The result that Adyen's form awaits after a click on its button. Each click gets one result. */
export function createSubmitResult() {
  let awaited: Pick<SubmitActions, 'resolve'> | undefined
  return {
    wait: (actions: Pick<SubmitActions, 'resolve'>) => {
      awaited = actions
    },
    /** Returns whether a click was waiting. */
    resolve: (result: Result): boolean => {
      const isAwaited = awaited !== undefined
      awaited?.resolve(result)
      awaited = undefined
      return isAwaited
    },
  }
}
