import type { Fixture } from '../fixtures/fixture.ts'
import type { Gateway } from '../gateway.ts'

/** One row: what the call is for, what it must say and hear, how it is made, and what the shop reads in the answer. */
export interface CallRow {
  title: string
  fixture: Fixture
  call: (gateway: Gateway) => Promise<unknown>
  /** Left out: the answer says nothing the shop needs. */
  reads?: object
}
