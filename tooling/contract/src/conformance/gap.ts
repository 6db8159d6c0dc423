import type { CallName } from '../documents/calls.ts'

export type Problem =
  | 'not answered'
  | 'not always answered'
  | 'absent'
  | 'null'
  | 'another kind'
  | 'unknown word'
  | 'text missing'
  | 'link to nowhere'
  | 'host not allowed'
  | 'does not add up'
  | 'open without a token'

/** Something that the gateway does not send as the documents say, and what the shop does about it. */
export interface Gap {
  problem: Problem
  /** What has the gap: the path of a field, a text, a link, an amount. */
  subject: string
  calls: readonly CallName[]
  /** What was found, in one sentence. */
  found: string
  /** What the shop does, in one sentence. */
  does: string
  /** True if the documents let the field be absent. */
  isOptional: boolean
  /** True if no answer has a value that the shop can read. */
  isWhole?: boolean
  /** The part of the answer that the shop loses besides the field, such as `products[]`. Empty for the whole answer. */
  lost?: string
}
