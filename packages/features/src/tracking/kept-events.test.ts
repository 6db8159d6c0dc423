import { describe, expect, test } from 'vitest'
import { newBrowser } from '../testing/new-browser.ts'
import type { CommerceEvent } from './commerce-event.ts'
import { createEventKeeper, trackKeptEvents } from './kept-events.ts'

const search = (number: number): CommerceEvent => ({ event: 'search', search_term: String(number) })

function takeFrom(tab: ReturnType<typeof newBrowser>) {
  const tracked: CommerceEvent[] = []
  trackKeptEvents(tab, (event) => tracked.push(event))
  return tracked
}

describe('the kept events', () => {
  test('[TRK-09] the events of pages without analytics are passed on in order, once', () => {
    const tab = newBrowser()
    createEventKeeper(tab)(search(1))
    createEventKeeper(tab)(search(2))
    expect(takeFrom(tab)).toEqual([search(1), search(2)])
    expect(takeFrom(tab)).toEqual([])
    expect(tab.sessionStorage.keys()).toEqual([])
  })

  test('[TRK-09] of many events the latest twenty are kept', () => {
    const tab = newBrowser()
    const keep = createEventKeeper(tab)
    for (let number = 1; number <= 30; number++) keep(search(number))
    expect(takeFrom(tab)).toEqual(Array.from({ length: 20 }, (_, index) => search(index + 11)))
  })
})
