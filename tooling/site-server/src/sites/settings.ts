import { readTrustedProxies } from '@shop/server/trusted-proxies.ts'
import * as v from 'valibot'

const SITE_ENVIRONMENTS = ['local', 'test', 'staging', 'production'] as const

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((word) => word.trim() || [])),
)

const settingsSchema = v.pipe(
  v.object({
    SITE_PORT: v.optional(port, '3000'),
    /** The network address to listen on. By default only this machine reaches the server. */
    SITE_HOST: v.optional(v.string(), '127.0.0.1'),
    /** `local` is a developer's machine. Only there are sites listed with demo customers. */
    SITE_ENV: v.picklist(SITE_ENVIRONMENTS, `SITE_ENV must be one of ${SITE_ENVIRONMENTS.join(', ')}.`),
    /** The brands to serve. Empty for all that the settings file has sites of. */
    BRANDS: v.optional(list, ''),
    /** `off` sends empty pages that the browser renders. */
    RENDER: v.optional(v.picklist(['on', 'off']), 'on'),
    /** `off` renders a page for every request, so that editors see their changes at once. */
    PAGE_CACHE: v.optional(v.picklist(['on', 'off']), 'on'),
    /** Addresses and CIDR ranges of load balancers in front of this server, whose X-Forwarded-For is trusted. */
    TRUSTED_PROXIES: v.optional(v.string(), ''),
  }),
  v.transform((env) => ({
    port: env.SITE_PORT,
    hostname: env.SITE_HOST,
    isProduction: env.SITE_ENV === 'production',
    isLocal: env.SITE_ENV === 'local',
    brands: env.BRANDS,
    rendersPages: env.RENDER === 'on',
    cachesPages: env.PAGE_CACHE === 'on',
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
  })),
)

/** The settings of this server. Those of its sites are in a file. */
export type Settings = v.InferOutput<typeof settingsSchema>

/** Reads the settings from environment variables. Throws for a missing or invalid value. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings =>
  v.parse(settingsSchema, env)
