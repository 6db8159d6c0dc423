import * as v from 'valibot'

/** Returns the reader of a value with a schema. It returns undefined for a value that the schema does not accept. */
export const bySchema =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (stored: unknown): v.InferOutput<Schema> | undefined => {
    const read = v.safeParse(schema, stored)
    return read.success ? read.output : undefined
  }
