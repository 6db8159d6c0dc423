export type JsonObject = Record<string, unknown>

/** Returns whether a value is an object in {}, not a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
