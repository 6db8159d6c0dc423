import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from '../architecture/syntax.mjs'
import { at } from './paths.mjs'

const tooling = at('tooling')
/** What a file imports before its first line runs. These imports are statements of the file itself. */
const importedAtOnce = (file) =>
  parse(file, readFileSync(file, 'utf8')).body.flatMap(({ source }) => source?.value ?? [])

/** Returns what a script and the files that it imports at once take from libraries. */
function librariesAtOnce(file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  return importedAtOnce(file)
    .filter((name) => !name.startsWith('node:'))
    .flatMap((name) =>
      name.startsWith('.')
        ? librariesAtOnce(path.resolve(path.dirname(file), name), seen)
        : [`${name} in ${path.relative(tooling, file)}`],
    )
}

const installing = globSync('{repository/commands,lab}/*.mjs', { cwd: tooling })
  .map((name) => path.join(tooling, name))
  .filter((file) => readFileSync(file, 'utf8').includes('ensureInstalled('))

describe('commands in a fresh clone', () => {
  it('finds the commands that install the libraries', () => {
    expect(installing.map((file) => path.basename(file))).toEqual(
      expect.arrayContaining(['start.mjs', 'test.mjs', 'package.mjs']),
    )
  })

  it.each(installing.map((file) => [path.basename(file), file]))(
    '%s begins in a fresh clone, without a library',
    (_name, file) => {
      expect(librariesAtOnce(file)).toEqual([])
    },
  )
})
