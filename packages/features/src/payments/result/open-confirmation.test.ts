import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goBack } from './open-confirmation.tsx'

const go = vi.fn<(steps: number) => void>()
const addEventListener = vi.fn<(event: string, listener: () => void) => void>()

describe('goBack', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('history', { go })
    vi.stubGlobal('addEventListener', addEventListener)
  })
  afterEach(() => {
    vi.clearAllMocks()
  })

  it('[PAY-19] opens the confirmation at once where no page of a bank lies between', () => {
    const instead = vi.fn<() => void>()
    goBack(0, instead)
    expect(instead).toHaveBeenCalledOnce()
    expect(go).not.toHaveBeenCalled()
  })

  it('opens the confirmation when the browser does not go back', () => {
    const instead = vi.fn<() => void>()
    goBack(2, instead)
    expect(go).toHaveBeenCalledWith(-2)
    expect(instead).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(instead).toHaveBeenCalledOnce()
  })

  // On a slow line the confirmation took the place of the return page, and Back led to the bank.
  it('waits for a traversal that has started', () => {
    const instead = vi.fn<() => void>()
    goBack(2, instead)
    const [event, onStart] = addEventListener.mock.calls[0]!
    expect(event).toBe('beforeunload')
    onStart()
    vi.runAllTimers()
    expect(instead).not.toHaveBeenCalled()
  })
})
