// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserStore } from '../../runtime/platform/storage.ts'
import { rememberTypefaces, TYPEFACES_ID } from '../client/known-typefaces.ts'
import { showTypefaces } from './show-typefaces.ts'

const FILES = ['/display-1.woff2', '/text-1.woff2']
const platform = { localStorage: createBrowserStore(() => localStorage) }

/** Milliseconds from the request of the page to its first byte, and to the script in its head. */
interface Arrival {
  firstByte: number
  script: number
}
const QUICK: Arrival = { firstByte: 30, script: 60 }
const BUSY: Arrival = { firstByte: 30, script: 300 }
const SLOW: Arrival = { firstByte: 160, script: 200 }

function arrive({ firstByte, script }: Arrival, connection?: object) {
  const page = { requestStart: 1000, responseStart: 1000 + firstByte } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page])
  vi.spyOn(performance, 'now').mockReturnValue(1000 + script)
  vi.stubGlobal('navigator', { connection })
}

const SHOWN = { areShown: true, preloaded: FILES }
const HELD_BACK = { areShown: false, preloaded: [] }

function open(typefaces = FILES) {
  showTypefaces(typefaces, platform)
  return {
    areShown: !document.getElementById(TYPEFACES_ID)?.hasAttribute('media'),
    preloaded: [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')),
  }
}

const FAST = { rtt: 25, downlink: 10, saveData: false }

describe('showTypefaces', () => {
  beforeEach(() => {
    document.head.innerHTML = `<style id="${TYPEFACES_ID}" media="not all"></style>`
    arrive(SLOW)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    localStorage.clear()
    document.head.replaceChildren()
  })

  it('uses typefaces at once that the browser has from an earlier page', () => {
    rememberTypefaces(platform, FILES)
    expect(open()).toEqual(SHOWN)
  })

  it.each([
    ['the browser has never loaded any', () => undefined],
    ['the browser has loaded older files', () => rememberTypefaces(platform, ['/old.woff2', FILES[1]!])],
    [
      'the browser forbids storage',
      () =>
        vi.stubGlobal('localStorage', {
          getItem: () => {
            throw new DOMException('Denied', 'SecurityError')
          },
        }),
    ],
  ])('leaves them to later on a slow line when %s', (_when, prepare) => {
    prepare()
    expect(open()).toEqual(HELD_BACK)
  })

  it.each<[what: string, arrival: Arrival, connection: object | undefined, expected: object]>([
    ['a quick line', QUICK, undefined, SHOWN],
    ['a long delay', { firstByte: 101, script: 101 }, undefined, HELD_BACK],
    ['a short delay and little speed', { firstByte: 30, script: 66 }, undefined, HELD_BACK],
    ['a line that the browser calls quick, on a slow device', BUSY, FAST, SHOWN],
    ['a quick line that the browser does not know yet', QUICK, { ...FAST, rtt: 100, downlink: 1.6 }, SHOWN],
    ['a line that the browser calls quick, today with a long delay', SLOW, FAST, HELD_BACK],
    ['a line that the browser calls slow', BUSY, { ...FAST, downlink: 1.6 }, HELD_BACK],
    ['a line to which the browser gives a long delay', BUSY, { ...FAST, rtt: 150 }, HELD_BACK],
    ['a visitor who saves data', QUICK, { ...FAST, saveData: true }, HELD_BACK],
  ])('[SHELL-28] decides on a first visit by the line: %s', (_what, arrival, connection, expected) => {
    arrive(arrival, connection)
    expect(open()).toEqual(expected)
  })

  it('leaves them to later in a browser that does not time its pages', () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    expect(open()).toEqual(HELD_BACK)
  })

  it('does nothing on a page that loads its typefaces itself', () => {
    arrive(QUICK)
    expect(open([])).toEqual(HELD_BACK)
  })
})
