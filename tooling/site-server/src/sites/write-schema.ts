import { writeFile } from 'node:fs/promises'
import { schemaFile, schemaText } from './schema-file.ts'

// node src/write-schema.ts: writes the JSON Schema of the settings file. A test keeps the written file up to date.
await writeFile(schemaFile, schemaText())
console.log(schemaFile)
