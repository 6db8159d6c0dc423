import type { Context } from 'hono'

/** The answer of a call whose answer the documents do not show: no body, or an empty object. */
export type UnshownAnswer = 'empty' | 'object'

/** Answers a call whose answer the documents do not show. */
export function unshown(context: Context, form: UnshownAnswer): Response {
  return form === 'empty' ? context.body(null) : context.json({})
}

/** Rejects a call the way the documents describe for the registration: `errorCode` and `errors[].errorCode`. */
export function rejected(context: Context, status: 400 | 401 | 404, ...codes: string[]): Response {
  const [errorCode = 'error'] = codes
  return context.json({ errorCode, errors: codes.map((code) => ({ errorCode: code })), message: errorCode }, status)
}
