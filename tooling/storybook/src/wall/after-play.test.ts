import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPlay } from './after-play.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The channel of a story that has played, or that plays until `finish`. */
function story(hasPlayed: boolean) {
  const listeners: (() => void)[] = []
  return {
    last: () => (hasPlayed ? [{}] : undefined),
    once: (event: string, listener: () => void) => void (event === 'storyFinished' && listeners.push(listener)),
    finish: () => listeners.forEach((listener) => listener()),
  }
}

it('waits for the story, because stories that play together take the focus from each other', () => {
  const done = vi.fn<() => void>()
  const playing = story(false)
  afterPlay(playing, done)
  expect(done).not.toHaveBeenCalled()
  playing.finish()
  expect(done).toHaveBeenCalled()
})

it('does not wait for a story that has played, or for a page without one', () => {
  const done = vi.fn<() => void>()
  afterPlay(story(true), done)
  afterPlay(undefined, done)
  expect(done).toHaveBeenCalledTimes(2)
})

it('gives up on a story that plays on and on', () => {
  const done = vi.fn<() => void>()
  afterPlay(story(false), done)
  vi.runAllTimers()
  expect(done).toHaveBeenCalled()
})
