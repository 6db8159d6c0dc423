import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPlay } from './after-play.ts'

/** The channel of a page whose story has played or plays on until `emit('storyFinished')`. */
const page = ({ hasPlayed = false } = {}) => Object.assign(new EventEmitter(), { last: () => hasPlayed || undefined })

describe('afterPlay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('the next story waits until one has played, until a limit, or until it is stopped', () => {
    const done = vi.fn<() => void>()
    const playing = page()
    afterPlay(playing, done)
    expect(done).not.toHaveBeenCalled()
    playing.emit('storyFinished')
    vi.runAllTimers()
    playing.emit('storyFinished')
    expect(done).toHaveBeenCalledTimes(1)
    afterPlay(page(), done)
    vi.runAllTimers()
    expect(done).toHaveBeenCalledTimes(2)
    afterPlay(page(), done)()
    vi.runAllTimers()
    expect(done).toHaveBeenCalledTimes(2)
  })

  it('the next story does not wait for one that has played, or for a page without one', () => {
    const done = vi.fn<() => void>()
    afterPlay(page({ hasPlayed: true }), done)
    afterPlay(undefined, done)
    expect(done).toHaveBeenCalledTimes(2)
  })
})
