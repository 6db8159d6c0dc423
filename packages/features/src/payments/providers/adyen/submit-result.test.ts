import { describe, expect, it, vi } from 'vitest'
import { createSubmitResult } from './submit-result.ts'

describe('createSubmitResult', () => {
  it('[PAY-15] resolves each submit once', () => {
    const submitResult = createSubmitResult()
    const resolve = vi.fn<(result: unknown) => void>()
    expect(submitResult.resolve({ resultCode: 'Refused' })).toBe(false)
    submitResult.wait({ resolve })
    expect(submitResult.resolve({ resultCode: 'Refused' })).toBe(true)
    expect(submitResult.resolve({ resultCode: 'Cancelled' })).toBe(false)
    submitResult.wait({ resolve })
    submitResult.resolve({ resultCode: 'Received' })
    expect(resolve.mock.calls).toEqual([[{ resultCode: 'Refused' }], [{ resultCode: 'Received' }]])
  })
})
