import * as account from '../documents/account.ts'
import type { Call } from '../documents/call.ts'
import { callNamed, callNames } from '../documents/calls.ts'
import * as cart from '../documents/cart.ts'
import * as configuration from '../documents/configuration.ts'
import * as content from '../documents/content.ts'
import { named } from '../documents/examples.ts'
import * as orders from '../documents/orders.ts'
import { ourCallNames } from '../documents/our-calls.ts'
import * as payments from '../documents/payments.ts'
import * as product from '../documents/product.ts'
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { simplified, type JsonObject } from './simplify.ts'

const modules = { ...account, ...cart, ...configuration, ...content, ...orders, ...payments, ...product }

const nameOf = (exported: string) => exported.replace(/^./, (first) => first.toUpperCase()).replace(/Contract$/, '')

/** The objects of the contract by their names in the OpenAPI document. */
export const definitions: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.entries<GenericSchema>(modules)
    .filter(([, schema]) => schema.type === 'object')
    .map(([exported, schema]) => [nameOf(exported), schema] as const)
    // Runtimes list the exports of a module in different orders.
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
)

const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  definitions,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

function schemaOf(schema: GenericSchema): JsonObject {
  const { $schema: _version, $defs: _definitions, ...own } = toJsonSchema(schema, CONVERSION)
  return simplified(own) as JsonObject
}

const json = (schema: JsonObject, example?: object) => ({
  content: { 'application/json': { schema, ...(example && { example }) } },
})

/** The OpenAPI document of the calls that the documents name, and of ours. */
export function createOpenApi(): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {}
  const add = (call: Call, isOurs?: true) =>
    (paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, isOurs) })
  for (const name of callNames) add(callNamed(name))
  for (const name of ourCallNames) add(callNamed(name), true)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gateway of the hearing-aid shop',
      version: '1.0.0',
      description:
        'The calls that the specification names, in the forms that the shop reads. `x-when-absent` says what the shop ' +
        'does without a field or parameter. `x-extension` marks those that the specification does not name, and calls of ours.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...(simplified(toJsonSchemaDefs(definitions, CONVERSION)) as JsonObject), Refusal: refusal },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operation(call: Call, isOurs?: true): JsonObject {
  const { method, path, summary, example, query = [], extensions = {}, needsToken, body, answer, failed } = call
  const sent = example?.(named) ?? {}
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter(name, 'path', sent.path?.[name]))
  const inQuery = Object.entries(sent.query ?? {}).map(([name, value]) => parameter(name, 'query', value))
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_, next = '') => String(next).toUpperCase())}`,
    summary,
    ...(isOurs && { 'x-extension': true }),
    parameters: [
      ...inPath,
      ...inQuery,
      ...query.map((name) => parameter(name, 'query')),
      ...Object.entries(extensions).map(([name, absent]) => ({
        ...parameter(name, 'query'),
        'x-extension': true,
        'x-when-absent': absent,
      })),
    ],
    // The shop sends the token of a customer with every call.
    security: [...(needsToken ? [] : [{}]), { token: [] }],
    ...(body && { requestBody: { required: true, ...json(schemaOf(body), sent.body) } }),
    responses: {
      200: answer
        ? { description: 'The answer.', ...json(schemaOf(answer)) }
        : { description: 'Done. The shop reads no answer.', ...json({}) },
      ...(needsToken && { 401: { description: 'The token is missing or has expired.', ...json(aRefusal) } }),
      default: { description: 'A refusal.', ...json(aRefusal) },
    },
    'x-when-failed': failed,
  }
}

/** `ItemNumbers` may be repeated. */
const parameter = (name: string, place: 'path' | 'query', example?: string) => ({
  name,
  in: place,
  required: place === 'path',
  schema: name === 'ItemNumbers' ? { type: 'array', items: { type: 'string' } } : { type: 'string' },
  ...(example !== undefined && { example }),
})

const aRefusal: JsonObject = { $ref: '#/components/schemas/Refusal' }

/** The codes of a refusal. The shop reads them all. */
const refusal: JsonObject = {
  type: 'object',
  properties: {
    errorCode: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { errorCode: { type: 'string' } } },
    },
    errorKeys: { type: 'array', items: { type: 'string' } },
    message: { type: 'string' },
    data: {
      type: 'object',
      properties: { errors: { type: 'array', items: { type: 'string' } }, message: { type: 'string' } },
    },
  },
}

export const openApiText = () => `${JSON.stringify(createOpenApi(), undefined, 2)}\n`
