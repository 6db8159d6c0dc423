export type JsonObject = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Shortens a JSON Schema without changing what fits it. Choices inside choices become one, and choices of plain types become
 * a list. What the contract says about a field becomes `x-when-absent` and `x-extension`.
 */
export function simplified(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(simplified)
  if (!isObject(part)) return part
  const inside = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, simplified(value)]))
  return withNote(withTypes(inside))
}

function withTypes(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf)) return schema
  const options = anyOf.flatMap((option: unknown) =>
    isObject(option) && isBareChoice(option) ? option['anyOf'] : option,
  )
  const types = options.flatMap((option: unknown) => (isObject(option) && isPlainType(option) ? option['type'] : []))
  const others = options.filter((option: unknown) => !(isObject(option) && isPlainType(option)))
  if (others.length === 0) return { type: types, ...rest }
  return { anyOf: types.length > 0 ? [...others, { type: types.length === 1 ? types[0] : types }] : others, ...rest }
}

const isBareChoice = (schema: JsonObject): schema is { anyOf: unknown[] } =>
  Array.isArray(schema['anyOf']) && Object.keys(schema).length === 1

/** A schema of nothing but a type, or of several types. */
const isPlainType = (schema: JsonObject) => 'type' in schema && Object.keys(schema).length === 1

function withNote({ need: _need, absent, isOurs, isDecisive: _decisive, words, ...schema }: JsonObject): JsonObject {
  // Fields that have one of these names stand in `properties`, without the others.
  if (absent === undefined && words === undefined) return schema
  return {
    ...schema,
    ...(words !== undefined && { examples: words }),
    ...(isOurs === true && { 'x-extension': true }),
    ...(absent !== undefined && { 'x-when-absent': absent }),
  }
}
