import { Ajv2020 } from 'ajv/dist/2020.js'
import { createOpenApi } from '../openapi/openapi.ts'

interface Media {
  content?: { 'application/json': { schema: object } }
}
/** An operation of the OpenAPI document. */
export interface Operation {
  operationId: string
  parameters: { name: string; in: 'path' | 'query'; required: boolean }[]
  security?: object[]
  requestBody?: Media
  responses: Record<string, Media>
}

/** The words that the document has beside those of JSON Schema. */
export const OUR_KEYWORDS = ['x-when-absent', 'x-extension', 'example']

const document = createOpenApi()
const paths = document['paths'] as Record<string, Record<string, Operation>>

/** The operations of the document, by method and path. */
export const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)

const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'openapi')
const isolated = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object
const checks = new Map<object, ReturnType<typeof ajv.compile>>()

/** Returns how JSON differs from a schema of the document. */
function differences(schema: object, value: unknown): string[] {
  const check = checks.get(schema) ?? ajv.compile(isolated(schema))
  checks.set(schema, check)
  return check(value) ? [] : [ajv.errorsText(check.errors)]
}

function differencesOfText(schema: object, text: string): string[] {
  try {
    return differences(schema, JSON.parse(text))
  } catch {
    return ['is no JSON']
  }
}

const schemaOf = (media: Media | undefined) => media?.content?.['application/json'].schema

function find(method: string, pathname: string) {
  return operations.find(
    (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  )?.operation
}

/**
 * Wraps `fetch` and compares each request and answer with the OpenAPI document, as a validating proxy does. Calls that the
 * document does not name pass. `complaints` lists what differs, `judgedCalls` the names of the calls that were compared.
 */
export function judgeCalls(fetch: typeof globalThis.fetch) {
  const complaints: string[] = []
  const judgedCalls = new Set<string>()
  const judged: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    const operation = find(request.method, pathname.slice(Math.max(0, pathname.indexOf('/api/'))))
    const asked = request.clone()
    const answer = await fetch(request)
    if (!operation) return answer
    judgedCalls.add(operation.operationId)
    const complain = (what: string) => complaints.push(`${operation.operationId}: ${what}`)
    const declared = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    for (const name of searchParams.keys()) if (!declared.includes(name)) complain(`the query has ${name}`)
    if (request.headers.has('authorization') && !operation.security) complain('the request has a token')
    const [sent, sentSchema] = [await asked.text(), schemaOf(operation.requestBody)]
    if (sent && !sentSchema) complain('the request has a body')
    // What a call refuses may have any form.
    if (sent && sentSchema && answer.ok)
      for (const what of differencesOfText(sentSchema, sent)) complain(`the request: ${what}`)
    const got = await answer.clone().text()
    const gotSchema = schemaOf(operation.responses[String(answer.status)] ?? operation.responses['default'])
    if (got.trim() && !gotSchema) complain(`${answer.status} has a body`)
    if (got.trim() && gotSchema)
      for (const what of differencesOfText(gotSchema, got)) complain(`${answer.status}: ${what}`)
    return answer
  }
  return { fetch: judged, complaints, judgedCalls }
}
