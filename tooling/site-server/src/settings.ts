import * as v from 'valibot'

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))

const settingsSchema = v.pipe(
  v.object({
    SITE_PORT: v.optional(port, '3000'),
    GATEWAY_URL: v.optional(v.pipe(v.string(), v.url())),
    GATEWAY_PORT: v.optional(port, '4000'),
    SANDBOX_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
    /** Where shoppers find a site; `{site}` and `{port}` are filled in. */
    SITE_ORIGIN: v.optional(v.string(), 'http://{site}.localhost:{port}'),
    SITE_ENV: v.optional(v.string(), 'local'),
    /** The brands to serve, separated by commas; empty for all that are built. */
    BRANDS: v.optional(v.string(), ''),
    /** `off` sends empty pages that the browser fills. */
    RENDER: v.optional(v.picklist(['on', 'off']), 'on'),
  }),
  v.transform((env) => ({
    port: env.SITE_PORT,
    gatewayUrl: env.GATEWAY_URL ?? `http://127.0.0.1:${env.GATEWAY_PORT}`,
    sandboxOrigin: env.SANDBOX_ORIGIN,
    originPattern: env.SITE_ORIGIN,
    isProduction: env.SITE_ENV === 'production',
    brands: env.BRANDS.split(',').filter(Boolean),
    rendersPages: env.RENDER === 'on',
  })),
)

/** How this server runs, from its environment. */
export type Settings = v.InferOutput<typeof settingsSchema>
export const readSettings = (env: NodeJS.ProcessEnv): Settings => v.parse(settingsSchema, env)
