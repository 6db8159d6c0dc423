import { Validator } from '@seriousme/openapi-schema-validator'
import { callNames } from '../documents/calls.ts'
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
    expect(calls.toSorted()).toEqual(callNames.toSorted())
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

  it('[API-55] fits every answer of the gateway that is written from the documents', async () => {
    const gateway = createDocumentedGateway({ settings: { translations: english } })
    const fetch: typeof globalThis.fetch = async (input, init) => gateway.fetch(new Request(input, init))
    const { ask, answers } = createAsker({ baseUrl: 'http://gateway.test', fetch })
    const facts = await askPublicCalls(ask)
    const customer = await logIn(ask, registered)
    await askCustomerCalls(ask, customer!)
    await askCartCalls(ask, facts)
    await askAccountCalls(ask, facts)
    await askNamedCalls(ask, facts, [...namedCalls.values()])

    const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'openapi')
    const asked = answers.filter(({ status = 500, body }) => status < 400 && body !== undefined)
    expect(new Set(asked.map(({ name }) => name)).size).toBeGreaterThan(20)
    for (const { name, body } of asked) {
      const [method = '', path = ''] = name.split(' ')
      const pointer = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema']
      const steps = pointer.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
      const validate = ajv.getSchema(`openapi#/${steps.join('/')}`)
      if (!validate) continue
      expect({ [name]: validate(body) ? 'fits' : ajv.errorsText(validate.errors) }).toEqual({ [name]: 'fits' })
    }
  })
})
