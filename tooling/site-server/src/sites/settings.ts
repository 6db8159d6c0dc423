import { oneOf, parseSettings, port } from '@shop/server/settings.ts'
import { readShutdownTimes } from '@shop/server/shutdown.ts'
import { readTrustedProxies } from '@shop/server/trusted-proxies.ts'
import { statSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const SITE_ENVIRONMENTS = ['local', 'test', 'staging', 'production'] as const

const isFolder = (name: string) => statSync(name, { throwIfNoEntry: false })?.isDirectory() === true
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').flatMap((word) => word.trim() || [])),
)

const HSTS_VALUE = /^max-age=\d{1,9}(?:; includeSubDomains(?:; preload)?)?$/

const settingsSchema = v.pipe(
  v.object({
    SITE_PORT: port('3000'),
    /** The network address to listen on. By default only this machine reaches the server. */
    SITE_HOST: v.optional(v.string(), '127.0.0.1'),
    /** `local` is a developer's machine. Only there are sites listed with demo customers. */
    SITE_ENV: v.picklist(SITE_ENVIRONMENTS, `SITE_ENV must be one of ${SITE_ENVIRONMENTS.join(', ')}.`),
    /** The brands to serve. Empty for all that the settings file has sites of. */
    BRANDS: v.optional(list, ''),
    /** The folder of the brands' folders, each with its build in `dist`. */
    APPS_DIR: v.pipe(
      v.optional(v.string(), path.resolve(import.meta.dirname, '../../../../apps')),
      v.check(isFolder, ({ input }) => `must be the folder of the brands: ${input} is none.`),
    ),
    /** `off` sends empty pages that the browser renders. */
    RENDER: v.optional(oneOf(['on', 'off']), 'on'),
    /** `off` renders a page for every request, so that editors see their changes at once. */
    PAGE_CACHE: v.optional(oneOf(['on', 'off']), 'on'),
    /** The value of Strict-Transport-Security. By default one year, for the host alone. */
    HSTS: v.optional(
      v.pipe(v.string(), v.regex(HSTS_VALUE, 'must be like max-age=31536000; includeSubDomains; preload.')),
      'max-age=31536000',
    ),
    /** Addresses and CIDR ranges of load balancers in front of this server, whose X-Forwarded-For is trusted. */
    TRUSTED_PROXIES: v.optional(v.string(), ''),
  }),
  v.transform((env) => ({
    port: env.SITE_PORT,
    hostname: env.SITE_HOST,
    isProduction: env.SITE_ENV === 'production',
    isLocal: env.SITE_ENV === 'local',
    brands: env.BRANDS,
    appsFolder: env.APPS_DIR,
    rendersPages: env.RENDER === 'on',
    cachesPages: env.PAGE_CACHE === 'on',
    strictTransportSecurity: env.HSTS,
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
  })),
)

/** The settings of this server. Those of its sites are in a file. */
export type Settings = ReturnType<typeof readSettings>

/** Reads the settings from environment variables. Throws for a missing or invalid value. */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const settings = parseSettings(settingsSchema, env)
  return { ...settings, shutdown: readShutdownTimes(env, settings.isLocal) }
}
