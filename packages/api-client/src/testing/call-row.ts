import type { Fixture } from '../fixtures/fixture.ts'
import type { Gateway } from '../gateway.ts'

/** A row of the tests over all calls. The shop reads no answer of a call whose fixture has an empty one. */
export interface CallRow {
  title: string
  fixture: Fixture
  call: (gateway: Gateway) => Promise<unknown>
  /** What the shop reads, if it is not the answer itself. */
  reads?: object
}
