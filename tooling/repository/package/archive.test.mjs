import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { archiveFolder } from './archive.mjs'

const temporary = mkdtempSync(path.join(tmpdir(), 'archive-test-'))

const LONG = `${'a'.repeat(60)}/${'b'.repeat(120)}`

/** Writes the same files in another order, with other times and rights. */
function folderOf(parent, { files, mode, time }) {
  const folder = path.join(temporary, parent, 'shop')
  for (const file of files) {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, `content of ${file}`)
    chmodSync(place, mode)
    utimesSync(place, time, time)
  }
  return folder
}

describe('[RUN-09] an archive', () => {
  afterAll(() => rmSync(temporary, { recursive: true, force: true }))

  const files = ['server/main.js', 'README.md', LONG]
  const one = archiveFolder(folderOf('one', { files, mode: 0o644, time: 1_000_000 }))
  const other = archiveFolder(folderOf('other', { files: files.toReversed(), mode: 0o700, time: 2_000_000 }))

  it('has the same bytes for the same files, whatever their times, rights and order', () => {
    expect(readFileSync(one.archive).equals(readFileSync(other.archive))).toBe(true)
    expect(one.sha256).toBe(other.sha256)
  })

  it('is unpacked by tar, long paths included', () => {
    const target = path.join(temporary, 'unpacked')
    mkdirSync(target)
    execFileSync('tar', ['-xzf', one.archive, '-C', target])
    for (const file of files) expect(readFileSync(path.join(target, 'shop', file), 'utf8')).toBe(`content of ${file}`)
  })
})
