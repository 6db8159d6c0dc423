import { writeFile } from 'node:fs/promises'
import { openApiFile, openApiText } from './openapi-file.ts'

// npm run write: writes the OpenAPI document of the gateway. A test keeps the written file up to date.
await writeFile(openApiFile, openApiText())
console.log(openApiFile)
