import { toFailure } from './failure.ts'

/** Keeps the number of the latest failure that only retrying later can solve, for the error page. */
export function createFailureMemory() {
  let errorNumber: string | undefined
  return {
    /** Undefined if that failure had no number, or if there was none. */
    latestErrorNumber: () => errorNumber,
    remember: (error: unknown) => {
      const { kind, ...failure } = toFailure(error)
      if (kind === 'unreachable' || kind === 'broken')
        errorNumber = 'errorNumber' in failure ? failure.errorNumber : undefined
    },
  }
}
export type RememberFailure = ReturnType<typeof createFailureMemory>['remember']
