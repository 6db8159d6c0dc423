import * as v from 'valibot'

/** A port in the environment; 0 takes any free one. */
export const portSetting = (standard: string) =>
  v.pipe(v.optional(v.string(), standard), v.transform(Number), v.integer(), v.minValue(0))

const environmentSchema = v.object({
  SANDBOX_PORT: portSetting('8080'),
  SANDBOX_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
})

/** Where the sandboxes answer, and the origin that browsers see. Settings of one sandbox alone are read by it. */
export interface Settings {
  port: number
  origin: string
}

/** Reads the settings from environment variables; throws a readable error for a value that makes no sense. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { SANDBOX_PORT: port, SANDBOX_ORIGIN: origin = `http://localhost:${port}` } = v.parse(
    environmentSchema,
    environment,
  )
  return { port, origin }
}
