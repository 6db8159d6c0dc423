import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from './error-code.ts'

const framesOf = (failure: Error) =>
  failure.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []

/**
 * A failure in words for the log. Messages of failed queries repeat their parameters, which may be names, addresses or
 * tokens: of those only the database's code and the place in our code are logged.
 */
export function describeFailure(failure: unknown, withPlace = false): string {
  if (!(failure instanceof Error)) return 'unknown failure'
  const isQuery = failure instanceof DrizzleQueryError
  const what = isQuery ? `query failed (${errorCode(failure.cause)})` : `${failure.name}: ${failure.message}`
  return withPlace ? [what, ...framesOf(failure)].join('\n') : what
}
