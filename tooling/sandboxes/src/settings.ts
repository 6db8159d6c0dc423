import { parseSettings, port } from '@shop/server/settings.ts'
import * as v from 'valibot'

const environmentSchema = v.object({
  SANDBOX_PORT: port('8080'),
  SANDBOX_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
})

/** The port and the public origin. Each sandbox reads its own settings. */
export interface Settings {
  port: number
  origin: string
}

/** Reads the settings from environment variables. Throws a readable error for a wrong value. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { SANDBOX_PORT, SANDBOX_ORIGIN } = parseSettings(environmentSchema, environment)
  return { port: SANDBOX_PORT, origin: SANDBOX_ORIGIN ?? `http://localhost:${SANDBOX_PORT}` }
}
