import { readShutdownTimes } from '@shop/server/shutdown.ts'
import { readTrustedProxies } from '@shop/server/trusted-proxies.ts'
import path from 'node:path'
import * as v from 'valibot'

const SITE_ENVIRONMENTS = ['local', 'test', 'staging', 'production'] as const

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))
const url = v.pipe(v.string(), v.url())
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((word) => word.trim() || [])),
)

/** Origins as in the policy, such as `https://pictures.example`. */
const origins = v.pipe(
  list,
  v.array(
    v.pipe(
      url,
      v.transform((text) => new URL(text).origin),
    ),
  ),
)

/** The default of `SITE_ORIGIN`. */
const LOCAL_ORIGIN = 'http://{site}.localhost:{port}'

/** Accepts HTTPS, and `localhost` so that production can be tried and measured on a developer's machine. */
const isSafeOrigin = (pattern: string) => /^https:\/\/|^http:\/\/([\w{}-]+\.)?localhost(:|$)/.test(pattern)

const settingsSchema = v.pipe(
  v.object({
    SITE_PORT: v.optional(port, '3000'),
    /** The network address to listen on. By default only this machine reaches the server. */
    SITE_HOST: v.optional(v.string(), '127.0.0.1'),
    GATEWAY_URL: v.optional(url),
    GATEWAY_PORT: v.optional(port, '4000'),
    /** The gateway's address for browsers. Without it they call the gateway through this server. */
    PUBLIC_GATEWAY_URL: v.optional(url),
    SANDBOX_ORIGIN: v.optional(url),
    SANDBOX_PORT: v.optional(port, '8080'),
    /** The public address of a site. `{site}` and `{port}` are replaced. */
    SITE_ORIGIN: v.optional(v.string()),
    /** `local` is a developer's machine. Only there are sites listed with demo customers, and sandboxes allowed by default. */
    SITE_ENV: v.picklist(SITE_ENVIRONMENTS, `SITE_ENV must be one of ${SITE_ENVIRONMENTS.join(', ')}.`),
    /** The brands to serve. Empty for all built brands. */
    BRANDS: v.optional(list, ''),
    /** The folder of the brands' folders, each with its build in `dist`. */
    APPS_DIR: v.optional(v.string(), path.resolve(import.meta.dirname, '../../../../apps')),
    /** `off` sends empty pages that the browser renders. */
    RENDER: v.optional(v.picklist(['on', 'off']), 'on'),
    /** `on` replaces texts that the gateway lacks by the shop's own. */
    FALLBACK_TEXTS: v.optional(v.picklist(['on', 'off']), 'off'),
    /** `off` renders a page for every request, so that editors see their changes at once. */
    PAGE_CACHE: v.optional(v.picklist(['on', 'off']), 'on'),
    /** Other hosts that pictures come from. */
    PICTURE_HOSTS: v.optional(origins, ''),
    /** Addresses and CIDR ranges of load balancers in front of this server, whose X-Forwarded-For is trusted. */
    TRUSTED_PROXIES: v.optional(v.string(), ''),
  }),
  v.check(
    ({ SITE_ENV, SITE_ORIGIN = '' }) => SITE_ENV !== 'production' || isSafeOrigin(SITE_ORIGIN),
    'SITE_ORIGIN must begin with https:// in production.',
  ),
  v.transform((env) => {
    const isProduction = env.SITE_ENV === 'production'
    const isLocal = env.SITE_ENV === 'local'
    return {
      port: env.SITE_PORT,
      hostname: env.SITE_HOST,
      gatewayUrl: env.GATEWAY_URL ?? `http://127.0.0.1:${env.GATEWAY_PORT}`,
      publicGatewayUrl: env.PUBLIC_GATEWAY_URL,
      // In shops with real customers the sandboxes must never be allowed by default.
      sandboxOrigin: env.SANDBOX_ORIGIN ?? (isLocal ? `http://localhost:${env.SANDBOX_PORT}` : undefined),
      originPattern: env.SITE_ORIGIN || LOCAL_ORIGIN,
      isProduction,
      isLocal,
      brands: env.BRANDS,
      appsFolder: env.APPS_DIR,
      rendersPages: env.RENDER === 'on',
      fallbackTexts: env.FALLBACK_TEXTS === 'on',
      cachesPages: env.PAGE_CACHE === 'on',
      pictureHosts: env.PICTURE_HOSTS,
      trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    }
  }),
)

/** The settings of this server. */
export type Settings = ReturnType<typeof readSettings>

/** Reads the settings from environment variables. Throws for a missing or invalid value. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const settings = v.parse(settingsSchema, env)
  return { ...settings, shutdown: readShutdownTimes(env, settings.isLocal) }
}
