// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followHistory } from './follow-history.ts'

const reload = vi.fn<() => void>()

/** What the browser does on the way to another page of the document. */
function goTo(address: string) {
  history.replaceState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

describe('followHistory', () => {
  beforeEach(() => {
    vi.spyOn(location, 'reload').mockImplementation(reload)
    history.replaceState(null, '', '/cart?from=mail')
  })
  afterEach(() => {
    onpopstate = null
    vi.restoreAllMocks()
    reload.mockReset()
  })

  it('[SHELL-34] loads another page and another query, and not the same page', () => {
    followHistory()
    goTo('/cart?from=mail#sum')
    expect(reload).not.toHaveBeenCalled()
    goTo('/cart')
    goTo('/checkout')
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('tells the app whether its page is still the one of the HTML', () => {
    const isHere = followHistory()
    expect(isHere()).toBe(true)
    goTo('/checkout')
    expect(isHere()).toBe(false)
  })
})
