import type { MiddlewareHandler } from 'hono'
import { DENY_ALL_POLICY } from './content-security-policy.ts'
import type { Settings } from './settings.ts'

/** Adds the security headers to every response that does not set its own. */
export function securityHeaders({
  isProduction,
  originPattern,
}: Pick<Settings, 'isProduction' | 'originPattern'>): MiddlewareHandler {
  const headers = Object.entries({
    'content-security-policy': DENY_ALL_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(!isProduction && { 'x-robots-tag': 'noindex' }),
    ...(originPattern.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  })
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}
