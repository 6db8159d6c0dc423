import { readTrustedProxies } from '@shop/server/trusted-proxies.ts'
import * as v from 'valibot'

const SITE_ENVIRONMENTS = ['local', 'test', 'staging', 'production'] as const

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))
const url = v.pipe(v.string(), v.url())
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((word) => word.trim() || [])),
)

/** Hosts as the policy names them, such as `https://pictures.example`. */
const origins = v.pipe(
  list,
  v.array(
    v.pipe(
      url,
      v.transform((text) => new URL(text).origin),
    ),
  ),
)

/** Where shoppers find a site when nobody says; `{site}` and `{port}` are filled in. */
const LOCAL_ORIGIN = 'http://{site}.localhost:{port}'

/** By https, or on this very machine: nobody else reaches `localhost`, so production can be tried and measured there. */
const isSafeOrigin = (pattern: string) => /^https:\/\/|^http:\/\/([\w{}-]+\.)?localhost(:|$)/.test(pattern)

const settingsSchema = v.pipe(
  v.object({
    SITE_PORT: v.optional(port, '3000'),
    /** The address to listen on: this machine alone by default. */
    SITE_HOST: v.optional(v.string(), '127.0.0.1'),
    GATEWAY_URL: v.optional(url),
    GATEWAY_PORT: v.optional(port, '4000'),
    /** Where browsers find the gateway, when it is not reached through this server. */
    PUBLIC_GATEWAY_URL: v.optional(url),
    SANDBOX_ORIGIN: v.optional(url),
    SANDBOX_PORT: v.optional(port, '8080'),
    /** Where shoppers find a site; `{site}` and `{port}` are filled in. */
    SITE_ORIGIN: v.optional(v.string()),
    /** `local` is a developer's machine: the list of the sites with its demo customer, and the sandboxes, are for it alone. */
    SITE_ENV: v.picklist(SITE_ENVIRONMENTS, `SITE_ENV must be one of ${SITE_ENVIRONMENTS.join(', ')}.`),
    /** The brands to serve; empty for all that are built. */
    BRANDS: v.optional(list, ''),
    /** `off` sends empty pages that the browser fills. */
    RENDER: v.optional(v.picklist(['on', 'off']), 'on'),
    /** `on` fills in the shop's own wording for texts that the gateway lacks (OP-75). */
    FALLBACK_TEXTS: v.optional(v.picklist(['on', 'off']), 'off'),
    /** `off` renders every page anew, so that editors see their changes at once. */
    PAGE_CACHE: v.optional(v.picklist(['on', 'off']), 'on'),
    /** Hosts besides the shop's own that its pictures come from (CFG-36). */
    PICTURE_HOSTS: v.optional(origins, ''),
    /** Addresses and CIDR ranges of load balancers in front of this server, whose X-Forwarded-For is believed. */
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
      // The stand-ins for third parties must never be allowed by default where customers are.
      sandboxOrigin: env.SANDBOX_ORIGIN ?? (isLocal ? `http://localhost:${env.SANDBOX_PORT}` : undefined),
      originPattern: env.SITE_ORIGIN || LOCAL_ORIGIN,
      isProduction,
      isLocal,
      brands: env.BRANDS,
      rendersPages: env.RENDER === 'on',
      fallbackTexts: env.FALLBACK_TEXTS === 'on',
      cachesPages: env.PAGE_CACHE === 'on',
      pictureHosts: env.PICTURE_HOSTS,
      trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    }
  }),
)

/** How this server runs. */
export type Settings = v.InferOutput<typeof settingsSchema>

/** Reads the settings from environment variables; throws for values that make no sense. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings =>
  v.parse(settingsSchema, env)
