import type { Context } from 'hono'

export type Fields = Record<string, unknown>

const textLimit = 500

/** The value as trimmed text of at most `limit` characters. Anything that is neither text nor a number becomes ''. */
export function text(value: unknown, limit = textLimit): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value).trim().slice(0, limit)
}

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** The JSON object of the request's body, or an empty object. */
export async function body(context: Context): Promise<Fields> {
  return fields(await context.req.json().catch(() => ({})))
}

/** A map of texts to texts with at most 20 entries. */
export function textMap(value: unknown): Record<string, string> {
  const entries = Object.entries(fields(value)).slice(0, 20)
  return Object.fromEntries(entries.map(([key, entry]) => [text(key, 100), text(entry)]))
}

/** The captcha is a third-party widget. Every answer except "wrong" is right here. */
export function isCaptchaSolved(captcha: unknown): boolean {
  return text(captcha, 5000) !== '' && captcha !== 'wrong'
}
