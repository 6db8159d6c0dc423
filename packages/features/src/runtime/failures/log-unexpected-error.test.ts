import { GatewayFailure, type Failure } from '@shop/api-client/failure.ts'
import { describe, expect, it, vi } from 'vitest'
import { MissingCode } from '../platform/load-code.ts'
import { logUnexpectedError } from './log-unexpected-error.ts'

const quiet: Failure[] = [
  { kind: 'refused', status: 404, errorCodes: [] },
  { kind: 'unreachable' },
  { kind: 'broken', status: 502 },
  { kind: 'unauthorised' },
]

describe('logUnexpectedError', () => {
  it('[PROD-09] keeps the console for mistakes: a missing product, a silent gateway or missing code is none', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    for (const failure of quiet) logUnexpectedError(new GatewayFailure(failure))
    logUnexpectedError(new MissingCode())
    expect(log).not.toHaveBeenCalled()
    for (const mistake of [new TypeError('x is undefined'), new GatewayFailure({ kind: 'broken' })]) {
      logUnexpectedError(mistake)
      expect(log).toHaveBeenLastCalledWith(mistake)
    }
  })
})
