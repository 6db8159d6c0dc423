import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { at } from '../../repository/workspace/paths.mjs'
import { areas, chosenAreas } from './areas.mjs'
import { changedFiles } from './changed-files.mjs'

const parts = Object.entries(areas).flatMap(([area, all]) => all.map((part) => ({ area, ...part })))
const globs = parts.flatMap(({ area, folder, mutate, tests = [] }) =>
  [...mutate, ...tests].map((glob) => ({ area, folder, glob })),
)

describe('the areas of mutation', () => {
  it.each(globs)('$area changes or runs files that exist: $folder/$glob', ({ folder, glob }) => {
    expect(globSync(glob.replace('!', ''), { cwd: at(folder) })).not.toEqual([])
  })

  it('counts each file in one area only', () => {
    const files = parts.flatMap(({ folder, mutate }) =>
      changedFiles(mutate, at(folder)).map((file) => `${folder}/${file}`),
    )
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  })

  it('measures the areas that are named, and all of them when none is', () => {
    expect(chosenAreas(['money']).map(({ area }) => area)).toEqual(['money'])
    expect(
      chosenAreas(['cart/domain', 'money/domain']).map(({ area, parts: [part] }) => `${area}/${part.name}`),
    ).toEqual(['money/domain', 'cart/domain'])
    expect(chosenAreas([]).map(({ area }) => area)).toEqual(Object.keys(areas))
  })

  it('names the areas when it is asked for an unknown one', () => {
    expect(() => chosenAreas(['monney'])).toThrow('Unknown area: monney. Areas: money, money/domain')
  })
})
