import * as v from 'valibot'

/** The schema of a port. 0 uses any free one. */
export const portSetting = (standard: string) =>
  v.pipe(v.optional(v.string(), standard), v.transform(Number), v.integer(), v.minValue(0))

const environmentSchema = v.object({
  SANDBOX_PORT: portSetting('8080'),
  SANDBOX_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
})

/** The port and the public origin. Each sandbox reads its own settings. */
export interface Settings {
  port: number
  origin: string
}

/** Reads the settings from environment variables. Throws a readable error for a wrong value. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { SANDBOX_PORT: port, SANDBOX_ORIGIN: origin = `http://localhost:${port}` } = v.parse(
    environmentSchema,
    environment,
  )
  return { port, origin }
}
