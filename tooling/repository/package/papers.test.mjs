import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { licenceTextOf } from './libraries.mjs'
import { version } from './papers.mjs'

const temporary = mkdtempSync(path.join(tmpdir(), 'papers-test-'))

describe('[RUN-09] the papers of a package', () => {
  afterAll(() => rmSync(temporary, { recursive: true, force: true }))

  it('say that the commit is unknown if the sources come without Git', () => {
    expect(version(temporary)).toEqual({ commit: 'unknown', changed: true })
  })

  it('name the licence of a library that has no file of it', () => {
    const folder = path.join(temporary, 'library')
    mkdirSync(folder)
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name: 'library', version: '1.0.0', license: 'MIT' }),
    )
    expect(licenceTextOf({ name: 'library', version: '1.0.0', folder })).toBe('Licence: MIT')
    writeFileSync(path.join(folder, 'LICENSE.md'), 'Permission is hereby granted')
    expect(licenceTextOf({ name: 'library', version: '1.0.0', folder })).toBe('Permission is hereby granted')
  })
})
