// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberTypefaces, TYPEFACES_ID } from '../client/known-typefaces.ts'
import { createBrowserStore } from '../../runtime/platform/storage.ts'
import { showKnownTypefaces } from './show-known-typefaces.ts'

const FILES = ['/display-1.woff2', '/text-1.woff2']

beforeEach(() => {
  document.head.innerHTML = `<style id="${TYPEFACES_ID}" media="not all"></style>`
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.head.replaceChildren()
})

const preloads = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
const isHeldBack = () => document.getElementById(TYPEFACES_ID)?.hasAttribute('media')

it('uses typefaces at once that the browser has from an earlier page', () => {
  rememberTypefaces(
    createBrowserStore(() => localStorage),
    FILES,
  )
  showKnownTypefaces(FILES)
  expect(isHeldBack()).toBe(false)
  expect(preloads()).toEqual(FILES)
})

it.each([
  ['it has never seen any', () => undefined],
  [
    'it has older files',
    () =>
      rememberTypefaces(
        createBrowserStore(() => localStorage),
        ['/old.woff2', FILES[1]!],
      ),
  ],
  [
    'it forbids storage',
    () =>
      vi.stubGlobal('localStorage', {
        getItem: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      }),
  ],
])('leaves them to later when %s', (_when, prepare) => {
  prepare()
  showKnownTypefaces(FILES)
  expect(isHeldBack()).toBe(true)
  expect(preloads()).toEqual([])
})
