import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { memoryFolder } from './memory-folder.ts'

describe('memoryFolder', () => {
  it('uses a folder that is large enough, and none that is small or missing', () => {
    expect(memoryFolder(tmpdir(), 1)).toBe(tmpdir())
    expect(memoryFolder(tmpdir(), Infinity)).toBeUndefined()
    expect(memoryFolder('/no/such/folder', 0)).toBeUndefined()
  })
})
