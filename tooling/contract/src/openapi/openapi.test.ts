import { Validator } from '@seriousme/openapi-schema-validator'
import { callNames } from '../documents/calls.ts'
import { ourCallNames } from '../documents/our-calls.ts'
import { noteOf } from '../documents/field.ts'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { createDocumentedGateway, registered } from '../documented-gateway/documented-gateway.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { GenericSchema } from 'valibot'
import { describe, expect, it } from 'vitest'
import { createAsker } from '../conformance/asking/ask.ts'
import { askAccountCalls, askCartCalls } from '../conformance/asking/changing-calls.ts'
import { askCustomerCalls, logIn } from '../conformance/asking/customer-calls.ts'
import { askNamedCalls, namedCalls } from '../conformance/asking/named-calls.ts'
import { askPublicCalls } from '../conformance/asking/public-calls.ts'
import { judgeCalls, operations, OUR_KEYWORDS } from '../testing/judge.ts'
import { createOpenApi, definitions, openApiText } from './openapi.ts'

const document = JSON.parse(openApiText()) as Record<string, unknown>

describe('createOpenApi', () => {
  it('[API-55] is a valid OpenAPI document with every call', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    const paths = document['paths'] as Record<string, object>
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(calls.toSorted()).toEqual([...callNames, ...ourCallNames].toSorted())
  })

  // @seriousme/openapi-schema-validator 2 looks into none of these in a document of OpenAPI 3.1.
  describe('what the validator leaves out', () => {
    it('[API-55] is one name for each operation', () => {
      const ids = operations.map(({ operation }) => operation.operationId)
      expect(new Set(ids).size).toBe(ids.length)
    })

    it.each(operations)('[API-55] are the parameters of $method $path', ({ path, operation: { parameters } }) => {
      const named = parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
      expect(new Set(named).size).toBe(named.length)
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    })

    it('[API-55] are the schemas, which are JSON Schema of 2020-12 with our own words', () => {
      const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, validateFormats: false })
      for (const word of OUR_KEYWORDS) ajv.addKeyword(word)
      const { schemas } = document['components'] as { schemas: Record<string, object> }
      const named = JSON.parse(JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/')) as object
      expect(() => ajv.compile({ $defs: named, type: 'object' })).not.toThrow()
      for (const name of Object.keys(schemas)) {
        const validate = () => ajv.compile({ $defs: named, $ref: `#/$defs/${name}` })
        expect(validate).not.toThrow()
      }
    })
  })

  it.each([
    ['POST', '/api/v1.0/authenticate', { email: 1 }, '{"user":1}', 2],
    ['POST', '/api/v1.0/authenticate?a=b', undefined, '', 1],
    ['GET', '/shops/a/api/products/categories', undefined, '1', 1],
    ['GET', '/shops/a/api/products/categories', undefined, '[]', 0],
    ['GET', '/api/no-such-call', undefined, '1', 0],
  ])('[API-55] the judge compares %s %s with %j, answered with %s', async (method, address, body, answer, count) => {
    const { fetch, complaints } = judgeCalls(async () => new Response(answer))
    await fetch(`http://gateway.test${address}`, { method, ...(body && { body: JSON.stringify(body) }) })
    expect(complaints).toHaveLength(count)
  })

  it('[API-47] marks every field that the documents do not name', () => {
    const { schemas } = createOpenApi()['components'] as { schemas: Record<string, { properties?: object }> }
    for (const [name, schema] of Object.entries(definitions)) {
      const { entries } = schema as unknown as { entries: Record<string, GenericSchema> }
      const ours = Object.keys(entries).filter((field) => noteOf(entries[field]!)?.isOurs)
      const marked = Object.entries(schemas[name]?.properties ?? {}).filter(
        ([, field]) => 'x-extension' in (field as object),
      )
      expect({ [name]: marked.map(([field]) => field) }).toEqual({ [name]: ours })
    }
  })

  it('[API-47] marks every parameter that the documents do not name', () => {
    const ours = operations.flatMap(({ path, operation: { parameters } }) =>
      parameters.flatMap((parameter) => ('x-extension' in parameter ? [`${path} ${parameter.name}`] : [])),
    )
    expect(ours).toContain('/api/products/browse take')
    expect(ours).not.toContain('/api/products/browse route')
  })

  it('[API-55] fits every request and answer of an examination of the documented gateway', async () => {
    const gateway = createDocumentedGateway({ settings: { translations: english } })
    const { fetch, complaints } = judgeCalls(async (input, init) => gateway.fetch(new Request(input, init)))
    const { ask, answers } = createAsker({ baseUrl: 'http://gateway.test', fetch })
    const facts = await askPublicCalls(ask)
    const customer = await logIn(ask, registered)
    await askCustomerCalls(ask, customer!)
    await askCartCalls(ask, facts)
    await askAccountCalls(ask, facts)
    await askNamedCalls(ask, facts, [...namedCalls.values()])

    const asked = answers.filter(({ status = 500 }) => status < 400)
    expect(new Set(asked.map(({ name }) => name)).size).toBeGreaterThan(20)
    expect(complaints).toEqual([])
  })
})
