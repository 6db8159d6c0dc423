import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { at, root } from './paths.mjs'

const files = execFileSync('git', ['ls-files', 'e2e/**/paths.ts', 'tooling/**/paths.ts', 'tooling/**/paths.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
const isMadeByRunning = (place) => spawnSync('git', ['check-ignore', '--quiet', place], { cwd: root }).status === 0

describe('the paths of a package', () => {
  it.each(files.trim().split('\n'))('%s leads to what exists, or is made by running', async (file) => {
    const places = Object.entries(await import(at(file))).flatMap(([name, place]) => {
      if (place instanceof URL) return [[name, fileURLToPath(place)]]
      return typeof place === 'string' ? [[name, place]] : []
    })
    expect(places.length).toBeGreaterThan(0)
    expect(places.filter(([, place]) => !existsSync(place) && !isMadeByRunning(place))).toEqual([])
  })
})
