import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { at, bin, root, toolEnvironment } from './paths.mjs'

/** Returns the paths from the root of all files that build a brand anew when they change. */
function inputsOfBuild(brand) {
  const printed = execFileSync(path.join(bin, 'turbo'), ['run', 'build', `--filter=${brand}`, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    env: toolEnvironment(),
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(printed).tasks.flatMap(({ directory, inputs }) =>
    Object.keys(inputs).map((file) => path.relative(root, path.join(at(directory), file))),
  )
}

const isTool = (file) => file.startsWith('tooling/') && !/^tooling\/build\/src\/vite\/|\/package\.json$/.test(file)

describe('builds of a brand', () => {
  it('[BRD-05] the build of a brand reads its packages, and no test or tool of tests', () => {
    const inputs = inputsOfBuild('bernafon')
    expect(inputs).toEqual(
      expect.arrayContaining([
        'apps/bernafon/src/theme.ts',
        'packages/domain/src/shop/promised-browsers.ts',
        'packages/features/src/start.tsx',
        'packages/ui/src/tokens/core.ts',
        'tooling/build/src/vite/brand.ts',
      ]),
    )
    const needless = /\.(?:test|stories)\.|\/(?:testing|fixtures)\/|\.md$|^apps\/(?!bernafon\/)/
    expect(inputs.filter((file) => needless.test(file) || isTool(file))).toEqual([])
  })
})
