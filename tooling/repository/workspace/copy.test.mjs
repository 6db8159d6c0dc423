import { existsSync, lstatSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at } from './paths.mjs'
import { copyRepository } from './copy.mjs'

// The folder for temporary files may be a link.
const folder = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), 'hearing-shop-copy-test-'))), 'copy')
const files = ['packages/domain/src/prices/price.ts']
let copy

describe('copyRepository', () => {
  beforeAll(() => {
    copy = copyRepository({ folder, files })
  })
  afterAll(() => copy.remove())

  it('holds the sources as they stand, so that mutants of them touch no file of the developer', () => {
    expect(readFileSync(path.join(folder, files[0]), 'utf8')).toBe(readFileSync(at(files[0]), 'utf8'))
    expect(lstatSync(path.join(folder, files[0])).isSymbolicLink()).toBe(false)
  })

  it('leads from one package of ours to the copy of another, so that its tests meet the mutants', () => {
    const link = path.join(folder, 'packages/features/node_modules/@shop/domain')
    expect(realpathSync(link)).toBe(path.join(folder, 'packages/domain'))
  })

  it('uses the libraries of the repository', () => {
    const link = path.join(folder, 'packages/domain/node_modules/valibot')
    expect(realpathSync(link)).toBe(realpathSync(at('packages/domain/node_modules/valibot')))
  })

  it('is not overwritten while another run uses it, and is once that has ended', () => {
    expect(() => copyRepository({ folder, files })).toThrow('already runs')
    writeFileSync(path.join(folder, '.owner'), '999999999')
    expect(() => copyRepository({ folder, files })).not.toThrow()
  })

  it('is gone when the run has ended', () => {
    const other = copyRepository({ folder: `${folder}-2`, files })
    other.remove()
    expect(existsSync(`${folder}-2`)).toBe(false)
  })
})
