import * as v from 'valibot'

const port = (standard: string) =>
  v.pipe(v.optional(v.string(), standard), v.transform(Number), v.integer(), v.minValue(0))

const environmentSchema = v.object({
  SANDBOX_PORT: port('8080'),
  SANDBOX_SMTP_PORT: port('2525'),
  SANDBOX_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  NETS_SECRET_KEY: v.optional(v.pipe(v.string(), v.nonEmpty()), 'sandbox-nets-secret'),
})

/** What the sandboxes may be told: ports (0 takes any free one), the origin browsers see, and the secret shared with the gateway. */
export interface Settings {
  port: number
  smtpPort: number
  origin: string
  netsSecretKey: string
}

/** Reads the settings from environment variables; throws a readable error for a value that makes no sense. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const known = v.parse(environmentSchema, environment)
  return {
    port: known.SANDBOX_PORT,
    smtpPort: known.SANDBOX_SMTP_PORT,
    origin: known.SANDBOX_ORIGIN ?? `http://localhost:${known.SANDBOX_PORT}`,
    netsSecretKey: known.NETS_SECRET_KEY,
  }
}
