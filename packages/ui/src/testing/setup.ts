import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, assert, beforeAll } from 'vitest'
import { pageState, rememberPage } from './page-state.ts'
import './configure-react.ts'
import { takeChangedTexts } from './whole-texts.ts'

// The test files of a worker share modules, globals and page. A file that leaves something in the page fails.
let before: ReturnType<typeof pageState>
let restorePage: () => void

beforeAll(() => {
  before = pageState()
  restorePage = rememberPage()
})

// A page that a browser translates keeps the old words of any other text.
afterEach(() => {
  assert.deepEqual(takeChangedTexts(), [], 'A text that changes is not the only child of its element')
})
// A page may clean up after itself by the test's own clock and globals.
afterEach(cleanup)
// React never removes what it has preloaded.
afterEach(() => {
  for (const link of document.head.querySelectorAll('link[rel="preload"]')) link.remove()
})

afterAll(() => {
  const after = pageState()
  restorePage()
  assert.deepEqual(after, before, 'This test file leaves something in the page')
})
