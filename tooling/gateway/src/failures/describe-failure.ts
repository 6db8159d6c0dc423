import { DrizzleQueryError } from 'drizzle-orm'
import { errorCode } from './error-code.ts'

const framesOf = (failure: Error) =>
  failure.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? []

/**
 * Describes a failure for the log. Messages of failed queries contain their parameters, such as names, addresses or tokens.
 * For those only the database's error code and the place in our code are logged.
 */
export function describeFailure(failure: unknown, withPlace = false): string {
  if (!(failure instanceof Error)) return 'unknown failure'
  const isQuery = failure instanceof DrizzleQueryError
  const what = isQuery ? `query failed (${errorCode(failure.cause)})` : `${failure.name}: ${failure.message}`
  return withPlace ? [what, ...framesOf(failure)].join('\n') : what
}
