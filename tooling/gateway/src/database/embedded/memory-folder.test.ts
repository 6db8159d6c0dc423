import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { memoryFolder } from './memory-folder.ts'

it('uses a folder that is large enough, and none that is small or missing', () => {
  expect(memoryFolder(tmpdir(), 1)).toBe(tmpdir())
  expect(memoryFolder(tmpdir(), Infinity)).toBeUndefined()
  expect(memoryFolder('/no/such/folder', 0)).toBeUndefined()
})
