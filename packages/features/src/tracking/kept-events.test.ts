import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../runtime/platform/storage.ts'
import type { CommerceEvent } from './commerce-event.ts'
import { createEventKeeper, trackKeptEvents } from './kept-events.ts'

const search = (number: number): CommerceEvent => ({ event: 'search', search_term: String(number) })

function takeFrom(store: ReturnType<typeof createMemoryStore>) {
  const tracked: CommerceEvent[] = []
  trackKeptEvents(store, (event) => tracked.push(event))
  return tracked
}

describe('the kept events', () => {
  test('[TRK-09] the events of pages without analytics are passed on in order, once', () => {
    const store = createMemoryStore()
    createEventKeeper(store)(search(1))
    createEventKeeper(store)(search(2))
    expect(takeFrom(store)).toEqual([search(1), search(2)])
    expect(takeFrom(store)).toEqual([])
    expect(store.keys()).toEqual([])
  })

  test('[TRK-09] of many events the latest twenty are kept', () => {
    const store = createMemoryStore()
    const keep = createEventKeeper(store)
    for (let number = 1; number <= 30; number++) keep(search(number))
    expect(takeFrom(store)).toEqual(Array.from({ length: 20 }, (_, index) => search(index + 11)))
  })

  test.each(['', '{', 'null', '{"event":"login"}', '[1]', '[{"event":1}]'])(
    'a damaged store (%s) keeps nothing',
    (text) => {
      const store = createMemoryStore()
      store.write('keptEvents', text)
      expect(takeFrom(store)).toEqual([])
    },
  )
})
