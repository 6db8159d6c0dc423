import type { Fixture } from '../fixtures/fixture.ts'
import type { Gateway } from '../gateway.ts'

/** A row of the tests over all calls: the fixture, the call, and what the shop reads from the answer. */
export interface CallRow {
  title: string
  fixture: Fixture
  call: (gateway: Gateway) => Promise<unknown>
  /** Undefined if the shop does not read the answer. */
  reads?: object
}
