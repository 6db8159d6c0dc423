import * as v from 'valibot'

const HIGHEST_PORT = 65_535
const NOT_A_PORT = `must be a port from 0 to ${HIGHEST_PORT}.`

/** The schema of a port. 0 uses any free one. */
export const port = (standard: string) =>
  v.pipe(
    v.optional(v.string(), standard),
    v.regex(/^\d{1,5}$/, NOT_A_PORT),
    v.transform(Number),
    v.maxValue(HIGHEST_PORT, NOT_A_PORT),
  )

/** Reads settings from environment variables. Throws an error that names each wrong one and what was expected. */
export function parseSettings<const Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, environment)
  if (!read.success) throw new Error(read.issues.map(complaintOf).join('\n'))
  return read.output
}

function complaintOf(issue: v.BaseIssue<unknown>): string {
  const { message } = issue
  const name = v.getDotPath(issue) ?? ''
  if (message.startsWith(name)) return message
  return message.startsWith('must ') ? `${name} ${message}` : `${name}: ${message}`
}
