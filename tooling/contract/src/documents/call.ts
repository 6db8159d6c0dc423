import type { GenericSchema } from 'valibot'
import type { Named } from './examples.ts'

/** The parts of a request: values for the names in braces in the path, the query, and the body. */
export interface RequestParts {
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: object
}

export interface CallBody {
  /** The purpose of the call, in a few words. */
  summary: string
  /** An example request, by what it names. Left out where a call has a path alone. */
  example?: (named: Named) => RequestParts
  /** The names of query parameters that the example has not. */
  query?: readonly string[]
  /** Query parameters that the documents do not name, each with what the shop does at a gateway that does not take it. */
  extensions?: Readonly<Record<string, string>>
  /** True for calls that need a customer's token. */
  needsToken?: true
  /** True for calls that an examination makes only by name: they merge carts, start payments or write to people. */
  changesData?: true
  body?: GenericSchema
  /** The form of the answer. Left out where the documents do not show it, and the shop does not read it. */
  answer?: GenericSchema
  /** What the shop does when the call is not answered, or when its answer cannot be read. */
  failed: string
}

export interface Call extends CallBody {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
}
