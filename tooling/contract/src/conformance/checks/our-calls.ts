import { randomUUID } from 'node:crypto'
import { callNamed } from '../../documents/calls.ts'
import { ourCallNames, type OurCallName } from '../../documents/our-calls.ts'
import type { Measure } from '../asking/ask.ts'

/** A call that the documents do not name. */
export interface OurCall {
  name: OurCallName
  summary: string
  state: 'there' | 'missing' | 'not asked'
  /** What the shop does without it, in one sentence. */
  does: string
}

/** What gateways answer to a call that they do not have. */
const MISSING = [404, 405, 501]

/**
 * Asks for each call of ours, for visitors and orders that do not exist. A gateway that refuses one has it. Reads only, unless
 * `writes`.
 */
export const examineOurCalls = (measure: Measure, writes: boolean): Promise<OurCall[]> =>
  Promise.all(
    ourCallNames.map(async (name): Promise<OurCall> => {
      const { method, summary, failed: does } = callNamed(name)
      if (method !== 'GET' && !writes) return { name, summary, state: 'not asked', does }
      const named = { userId: randomUUID(), email: 'conformance@example.com', orderNumber: 'CONFORMANCE' }
      const { status = 404, problem } = await measure(name, { named, mayBeRefused: true })
      const isThere = problem === undefined && !MISSING.includes(status)
      return { name, summary, state: isThere ? 'there' : 'missing', does }
    }),
  )
