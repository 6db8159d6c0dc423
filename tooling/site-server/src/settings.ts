import * as v from 'valibot'

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))
const url = v.pipe(v.string(), v.url())
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((word) => word.trim() || [])),
)

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
    SITE_ORIGIN: v.optional(v.string(), 'http://{site}.localhost:{port}'),
    SITE_ENV: v.optional(v.string(), 'local'),
    /** The brands to serve; empty for all that are built. */
    BRANDS: v.optional(list, ''),
    /** `off` sends empty pages that the browser fills. */
    RENDER: v.optional(v.picklist(['on', 'off']), 'on'),
    /** `on` fills in the shop's own wording for texts that the gateway lacks (OP-75). */
    FALLBACK_TEXTS: v.optional(v.picklist(['on', 'off']), 'off'),
    /** `off` renders every page anew, so that editors see their changes at once. */
    PAGE_CACHE: v.optional(v.picklist(['on', 'off']), 'on'),
    /** Addresses of load balancers in front of this server, whose X-Forwarded-For is believed. */
    TRUSTED_PROXIES: v.optional(list, ''),
  }),
  v.transform((env) => {
    const isProduction = env.SITE_ENV === 'production'
    return {
      port: env.SITE_PORT,
      hostname: env.SITE_HOST,
      gatewayUrl: env.GATEWAY_URL ?? `http://127.0.0.1:${env.GATEWAY_PORT}`,
      publicGatewayUrl: env.PUBLIC_GATEWAY_URL,
      // The stand-ins for third parties must never be allowed in a real shop by default.
      sandboxOrigin: env.SANDBOX_ORIGIN ?? (isProduction ? undefined : `http://localhost:${env.SANDBOX_PORT}`),
      originPattern: env.SITE_ORIGIN,
      isProduction,
      brands: env.BRANDS,
      rendersPages: env.RENDER === 'on',
      fallbackTexts: env.FALLBACK_TEXTS === 'on',
      cachesPages: env.PAGE_CACHE === 'on',
      trustedProxies: env.TRUSTED_PROXIES,
    }
  }),
)

/** How this server runs. */
export type Settings = v.InferOutput<typeof settingsSchema>

/** Reads the settings from environment variables; throws for values that make no sense. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings =>
  v.parse(settingsSchema, env)
