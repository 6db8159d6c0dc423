import type { GenericSchema } from 'valibot'

export interface CallBody {
  /** The purpose of the call, in a few words. */
  summary: string
  /** The names of its query parameters. */
  query?: readonly string[]
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
