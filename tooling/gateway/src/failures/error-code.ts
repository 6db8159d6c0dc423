/** The code of a failure of Node or PostgreSQL, such as ECONNREFUSED or 57P01; empty when it has none. */
export function errorCode(failure: unknown): string {
  return failure instanceof Error && 'code' in failure && typeof failure.code === 'string' ? failure.code : ''
}
