import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { passOn } from './pass-on.ts'

it('tells a frame what the controls of its story wish, until the page is gone', () => {
  const page = new EventEmitter()
  const emit = vi.fn<(event: string, wish: object) => void>()
  const end = passOn(page, ['update', 'reset'], 'dialog', () => ({ emit }))
  page.emit('update', { storyId: 'dialog', updatedArgs: { large: true } })
  page.emit('update', { storyId: 'button', updatedArgs: { wide: true } })
  page.emit('reset', { storyId: 'dialog' })
  page.emit('other', { storyId: 'dialog' })
  end()
  page.emit('reset', { storyId: 'dialog' })
  expect(emit.mock.calls).toEqual([
    ['update', { storyId: 'dialog', updatedArgs: { large: true } }],
    ['reset', { storyId: 'dialog' }],
  ])
})

it('drops a wish while the frame is loading', () => {
  const page = new EventEmitter()
  passOn(page, ['update'], 'dialog', () => undefined)
  expect(() => page.emit('update', { storyId: 'dialog' })).not.toThrow()
})
