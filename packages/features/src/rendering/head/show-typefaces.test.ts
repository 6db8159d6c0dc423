// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBrowserStore } from '../../runtime/platform/storage.ts'
import { rememberTypefaces, TYPEFACES_ID } from '../client/known-typefaces.ts'
import { showTypefaces } from './show-typefaces.ts'

const FILES = ['/display-1.woff2', '/text-1.woff2']
const store = createBrowserStore(() => localStorage)

beforeEach(() => {
  document.head.innerHTML = `<style id="${TYPEFACES_ID}" media="not all"></style>`
  arrive(SLOW)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  document.head.replaceChildren()
})

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

const preloads = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
const areShown = () => !document.getElementById(TYPEFACES_ID)?.hasAttribute('media')

/** Expects both typefaces to be fetched and used at once, or neither. */
function expectShown(expected: boolean) {
  showTypefaces(FILES, store)
  expect(areShown()).toBe(expected)
  expect(preloads()).toEqual(expected ? FILES : [])
}

it('uses typefaces at once that the browser has from an earlier page', () => {
  rememberTypefaces(store, FILES)
  expectShown(true)
})

it.each([
  ['the browser has never loaded any', () => undefined],
  ['the browser has loaded older files', () => rememberTypefaces(store, ['/old.woff2', FILES[1]!])],
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
  expectShown(false)
})

const FAST = { rtt: 25, downlink: 10, saveData: false }

it.each<[what: string, arrival: Arrival, connection: object | undefined, expected: boolean]>([
  ['a quick line', QUICK, undefined, true],
  ['a long delay', { firstByte: 101, script: 101 }, undefined, false],
  ['a short delay and little speed', { firstByte: 30, script: 66 }, undefined, false],
  ['a line that the browser calls quick, on a slow device', BUSY, FAST, true],
  ['a quick line that the browser does not know yet', QUICK, { ...FAST, rtt: 100, downlink: 1.6 }, true],
  ['a line that the browser calls quick, today with a long delay', SLOW, FAST, false],
  ['a line that the browser calls slow', BUSY, { ...FAST, downlink: 1.6 }, false],
  ['a line to which the browser gives a long delay', BUSY, { ...FAST, rtt: 150 }, false],
  ['a visitor who saves data', QUICK, { ...FAST, saveData: true }, false],
])('decides on a first visit by the line: %s', (_what, arrival, connection, expected) => {
  arrive(arrival, connection)
  expectShown(expected)
})

it('leaves them to later in a browser that does not time its pages', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  expectShown(false)
})

it('does nothing on a page that loads its typefaces itself', () => {
  arrive(QUICK)
  showTypefaces([], store)
  expect(preloads()).toEqual([])
})
