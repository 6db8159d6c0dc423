import type { MiddlewareHandler } from 'hono'
import { DENY_ALL_POLICY } from './content-security-policy.ts'
import type { Settings } from '../sites/settings.ts'

/**
 * Adds the security headers to every response that does not set its own. Scripts and typefaces get no document headers. A
 * page loads a dozen of them, and each header costs bytes on a slow connection.
 */
export function securityHeaders(settings: HeaderSettings): MiddlewareHandler {
  const forFiles = Object.entries({ 'content-security-policy': DENY_ALL_POLICY, ...headersOfAll(settings) })
  const forAll = [...forFiles, ...Object.entries(HEADERS_OF_DOCUMENTS)]
  return async (c, next) => {
    await next()
    const headers = isFile(c.res) ? forFiles : forAll
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

/** Returns the security headers for a host of plain files. */
export const staticHeaders = (settings: HeaderSettings, policy: string) => ({
  'content-security-policy': policy,
  ...headersOfAll(settings),
  ...HEADERS_OF_DOCUMENTS,
})

interface HeaderSettings extends Pick<Settings, 'isProduction' | 'strictTransportSecurity'> {
  /** Whether browsers reach every site by HTTPS. */
  isSecure: boolean
}

const headersOfAll = ({ isProduction, isSecure, strictTransportSecurity }: HeaderSettings) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(!isProduction && { 'x-robots-tag': 'noindex' }),
  ...(isSecure && { 'strict-transport-security': strictTransportSecurity }),
})

const HEADERS_OF_DOCUMENTS = {
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Returns whether a response is a script or typeface, which browsers never show as a document. */
const isFile = ({ headers }: Response) => /^(?:text\/javascript|font\/)/.test(headers.get('content-type') ?? '')
