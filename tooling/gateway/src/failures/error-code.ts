/** Returns the code of a Node or PostgreSQL failure, such as ECONNREFUSED or 57P01, or an empty text. */
export function errorCode(failure: unknown): string {
  return failure instanceof Error && 'code' in failure && typeof failure.code === 'string' ? failure.code : ''
}
