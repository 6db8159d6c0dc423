import { sitesFileSchema } from '@shop/domain/shop/site-settings.ts'
import { toJsonSchema } from '@valibot/to-json-schema'

/** Returns the JSON Schema of the settings file, for editors. */
export function schemaText(): string {
  // The rules that JSON Schema does not know are checked at the start alone.
  const schema = toJsonSchema(sitesFileSchema, { target: 'draft-07', typeMode: 'input', ignoreActions: ['check'] })
  return `${JSON.stringify({ title: 'Settings of the sites of a deployment', ...schema }, null, 2)}\n`
}
