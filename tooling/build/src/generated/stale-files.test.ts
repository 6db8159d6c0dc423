import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { staleFiles, writeFiles } from './stale-files.ts'

function folder() {
  const made = mkdtempSync(path.join(tmpdir(), 'stale-files-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

describe('staleFiles', () => {
  test('finds files that differ and files that are missing, and writes them alone', () => {
    const root = folder()
    writeFileSync(path.join(root, 'same.json'), 'same')
    writeFileSync(path.join(root, 'old.json'), 'old')
    const texts = new Map([
      ['same.json', 'same'],
      ['old.json', 'new'],
      ['apps/brand/tokens.json', '{}'],
    ])
    const stale = ['old.json', 'apps/brand/tokens.json']
    expect(staleFiles(root, texts)).toEqual(stale)
    expect(writeFiles(root, texts)).toEqual(stale)
    expect(staleFiles(root, texts)).toEqual([])
    expect(readFileSync(path.join(root, 'old.json'), 'utf8')).toBe('new')
  })
})
