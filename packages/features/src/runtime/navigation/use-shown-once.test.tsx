import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useShownOnce } from './use-shown-once.ts'

const NAMES = ['saved']
function Notice() {
  useShownOnce(NAMES)
  return null
}

/** Shows a notice in a document with this address, and returns what a reload of it would read. */
function show(usr: unknown, search = '', isLeft = false) {
  history.replaceState({ usr, key: 'k', idx: 3 }, '', `/account${search}`)
  document.body.hidden = isLeft
  render(<Notice />)
  vi.runAllTimers()
  return [history.state, location.search]
}

describe('useShownOnce', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    document.body.hidden = false
    history.replaceState(null, '', '/')
  })

  it('[ACC-02] takes its names out of the history state and the query, and nothing else', () => {
    const place = { key: 'k', idx: 3 }
    expect(show({ saved: true, previousPath: '/cart' }, '?saved=true&sort=1')).toEqual([
      { ...place, usr: { previousPath: '/cart' } },
      '?sort=1',
    ])
    expect(show({ saved: true })).toEqual([{ ...place, usr: null }, ''])
    expect(show(null)).toEqual([{ ...place, usr: null }, ''])
  })

  it('[ACC-02] hands everything on to the document that replaces this one', () => {
    expect(show({ saved: true }, '', true)).toEqual([{ key: 'k', idx: 3, usr: { saved: true } }, ''])
  })
})
