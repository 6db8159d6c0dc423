import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { replayOnChoice } from './replay.ts'

function storybook(hasPlay: boolean) {
  const channel = new EventEmitter()
  const remount = vi.fn<(payload: object) => void>()
  channel.on('remount', remount)
  replayOnChoice(channel, { changed: 'changed', finished: 'finished', remount: 'remount' }, () => hasPlay)
  return {
    remount,
    choose: (globals: object) => channel.emit('changed', { globals }),
    finish: () => channel.emit('finished', { storyId: 'button' }),
  }
}

describe('replayOnChoice', () => {
  it('plays a story again once it has followed a choice', () => {
    const { choose, finish, remount } = storybook(true)
    choose({ brand: 'one' })
    finish()
    choose({ brand: 'two' })
    expect(remount).not.toHaveBeenCalled()
    finish()
    finish()
    expect(remount.mock.calls).toEqual([[{ storyId: 'button' }]])
  })

  it('leaves a story alone that plays nothing, or that stays mounted', () => {
    const still = storybook(false)
    const wider = storybook(true)
    for (const { choose, finish } of [still, wider]) {
      choose({ brand: 'one', viewport: 'w390' })
      finish()
    }
    still.choose({ brand: 'two' })
    still.finish()
    wider.choose({ brand: 'one', viewport: 'w1280' })
    wider.finish()
    expect(still.remount).not.toHaveBeenCalled()
    expect(wider.remount).not.toHaveBeenCalled()
  })
})
