import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPlay } from './after-play.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The channel of a page on which a story has played last, and on which others play by `finish`. */
function page(played?: string) {
  const events = new EventEmitter()
  return {
    last: () => (played ? [{ storyId: played }] : undefined),
    on: (event: string, listener: () => void) => void events.on(event, listener),
    off: (event: string, listener: () => void) => void events.off(event, listener),
    finish: (storyId: string) => void events.emit('storyFinished', { storyId }),
  }
}

it('waits for the story, because stories that play together take the focus from each other', () => {
  const done = vi.fn<() => void>()
  const playing = page()
  afterPlay(playing, done)
  expect(done).not.toHaveBeenCalled()
  playing.finish('button')
  vi.runAllTimers()
  playing.finish('button')
  expect(done).toHaveBeenCalledOnce()
})

it('waits for one story while others play', () => {
  const done = vi.fn<() => void>()
  const playing = page('link')
  afterPlay(playing, done, 'button')
  playing.finish('link')
  expect(done).not.toHaveBeenCalled()
  playing.finish('button')
  expect(done).toHaveBeenCalledOnce()
})

it('does not wait for a story that has played, or for a page without one', () => {
  const done = vi.fn<() => void>()
  afterPlay(page('button'), done)
  afterPlay(page('button'), done, 'button')
  afterPlay(undefined, done)
  expect(done).toHaveBeenCalledTimes(3)
})

it('gives up on a story that plays on and on', () => {
  const done = vi.fn<() => void>()
  afterPlay(page(), done)
  vi.runAllTimers()
  expect(done).toHaveBeenCalledOnce()
})

it('stops waiting', () => {
  const done = vi.fn<() => void>()
  const playing = page()
  afterPlay(playing, done)()
  playing.finish('button')
  vi.runAllTimers()
  expect(done).not.toHaveBeenCalled()
})
