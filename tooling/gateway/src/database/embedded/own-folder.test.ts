import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ownFolder } from './own-folder.ts'

const place = mkdtempSync(path.join(tmpdir(), 'own-folder-'))
const at = (name: string) => path.join(place, name)

describe('ownFolder', () => {
  afterAll(() => rmSync(place, { recursive: true, force: true }))

  it('makes a folder and finds it again', () => {
    expect(ownFolder(at('new'))).toBe(at('new'))
    expect(ownFolder(at('new'))).toBe(at('new'))
  })

  // A root gateway must not use a folder under /var/tmp that another user has created.
  it('refuses a link, even to a folder of ours', () => {
    mkdirSync(at('target'))
    symlinkSync(at('target'), at('link'))
    expect(() => ownFolder(at('link'))).toThrow('is a link')
  })

  it('refuses a folder that another user owns or may write to, and what is no folder', () => {
    mkdirSync(at('folder'))
    expect(() => ownFolder(at('folder'), (process.getuid?.() ?? 0) + 1)).toThrow('somebody else owns it')
    for (const mode of [0o775, 0o757]) {
      chmodSync(at('folder'), mode)
      expect(() => ownFolder(at('folder'))).toThrow('may write to it')
    }
    writeFileSync(at('file'), '')
    expect(() => ownFolder(at('file'))).toThrow('EEXIST')
  })
})
