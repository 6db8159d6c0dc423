import path from 'node:path'
import { createOpenApi } from './openapi.ts'

/** Where the document is kept in the repository. */
export const openApiFile = path.join(import.meta.dirname, '../../openapi.json')

export const openApiText = () => `${JSON.stringify(createOpenApi(), undefined, 2)}\n`
