import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { declaredIn, parse, withoutComments } from '../architecture/syntax.mjs'
import { rowsIn } from '../requirements/rows.mjs'
import { ourPackages, sourcesOf } from './packages.mjs'
import { allBrands, at, root } from './paths.mjs'

const read = (...parts) => readFileSync(at(...parts), 'utf8')
const json = (...parts) => JSON.parse(read(...parts))
/** The sources of a folder: the name of each file, and its text. */
const sources = (...folder) =>
  readdirSync(at(...folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.(?:test|stories)\./.test(file.name))
    .map((file) => ({ name: file.name, text: readFileSync(path.join(file.parentPath, file.name), 'utf8') }))

describe('the glossary', () => {
  const lines = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('- '))

  it.each(lines)('says in a line what the word means, and where it lives: %s', (line) => {
    const [, place = 'nowhere'] = /^- \*\*[^*]+\*\*.*: .* `([^`]+)`$/.exec(line) ?? []
    expect(existsSync(at(place)) ? '' : place).toBe('')
  })

  it('has each word once', () => {
    const words = lines.flatMap((line) => [...line.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word))
    expect(words.length).toBeGreaterThan(40)
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('the page of deviations', () => {
  const [, differences = ''] = read('docs/deviations.md').split('## Where we differ, and why')
  const points = differences
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('- '))

  it('[OP-97] names for each difference from the specification what turns it back', () => {
    const declared = new Set(
      ['domain', 'api-client', 'ui', 'features']
        .flatMap((name) => sources('packages', name, 'src'))
        .flatMap(({ name, text }) => declaredIn(parse(name, text))),
    )
    const lacking = points.filter((point) => ![...point.matchAll(/`(\w+)`/g)].some(([, name]) => declared.has(name)))
    expect(points.length).toBeGreaterThan(10)
    expect(lacking).toEqual([])
  })

  it('[OP-97] has each row that says so, and no other', () => {
    const { rows } = rowsIn(read('docs/requirements.md'))
    const named = points.map((point) => point.match(/\b[A-Z]+-\d+\b/g) ?? [])
    expect(named.filter((ids) => ids.length === 0)).toEqual([])
    expect(named.flat().toSorted()).toEqual(
      rows
        .filter(({ text }) => text.endsWith(',≠)'))
        .map(({ id }) => id)
        .toSorted(),
    )
  })
})

describe('the texts of the shop', () => {
  it('are all used', () => {
    const files = globSync('{packages,tooling}/*/src/**/*.{ts,tsx}', { cwd: root })
    const code = files.filter((file) => !/\.(?:test|stories)\./.test(file))
    const words = new Set(code.flatMap((file) => read(file).match(/\w+/g) ?? []))
    const keys = Object.keys(json('packages/domain/src/messages/messages.en.json'))
    expect(keys.length).toBeGreaterThan(400)
    expect(keys.filter((key) => !words.has(key))).toEqual([])
  })
})

describe('the exceptions from unused code', () => {
  const plain = read('tooling/repository/rules/unused-in-production.jsonc').replaceAll(/^\s*\/\/.*$/gm, '')
  const { ignore, ignoreIssues } = JSON.parse(plain.replaceAll(/,(?=\s*[}\]])/g, ''))
  const sourceFiles = globSync('{apps,packages,tooling}/*/src/**/*', { cwd: root })

  // knip itself complains of the other parts of its configuration.
  it.each([...ignore, ...Object.keys(ignoreIssues)])('%s is a file', (pattern) => {
    expect(sourceFiles.some((file) => path.matchesGlob(file, pattern))).toBe(true)
  })
})

const BRAND_NAME = /phonicear|bernafon|horselbutik/i

describe('the repository', () => {
  it('[BRD-07] has the top level that its owner chose', () => {
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e7 })
    const entries = new Set(tracked.split('\n').map((file) => file.split('/')[0]))
    expect([...entries].filter((name) => /^\w/.test(name)).toSorted()).toEqual([
      'README.md',
      'apps',
      'docs',
      'e2e',
      'package.json',
      'packages',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'tooling',
      'tsconfig.base.json',
      'turbo.json',
    ])
  })

  it('checks the types of every source of every package in one run', () => {
    const listed = execFileSync(at('node_modules/.bin/tsc'), ['-p', at('tooling/repository'), '--listFilesOnly'], {
      encoding: 'utf8',
    })
    const checked = new Set(listed.split('\n').map((file) => path.relative(root, file)))
    const written = ourPackages().flatMap(({ folder }) => sourcesOf(folder))
    expect(written.filter((file) => /\.tsx?$/.test(file) && !checked.has(file))).toEqual([])
    // Reads every source, which takes a minute on a busy machine.
  }, 180_000)

  it('[BRD-01] has an app for each of the four brands', () => {
    const four = ['bernafon', 'horselbutik', 'phonicear', 'product']
    expect(allBrands()).toEqual(expect.arrayContaining(four))
  })

  it.each(allBrands())('[BRD-05] names the app of %s as the brand, so that a filter builds it alone', (brand) => {
    expect(json('apps', brand, 'package.json')).toMatchObject({
      name: brand,
      scripts: { build: expect.stringContaining('vite build') },
    })
  })

  it.each(allBrands())('[BRD-01] [BRD-03] keeps the app of %s to data', (brand) => {
    const own = ['brand.ts', 'entry-server.tsx', 'fonts.ts', 'main.tsx'].map((file) => read('apps', brand, 'src', file))
    expect(own.join('\n').split('\n').length).toBeLessThan(100)
    expect(own.join('\n')).not.toMatch(/from 'react|styled|useState|<[A-Z]/)
  })

  it('[BRD-02] covers the markets global, UK, DK and SE', () => {
    const markets = allBrands().flatMap((brand) =>
      [...read('apps', brand, 'src/brand.ts').matchAll(/^ {4}'?([\w-]+)'?: \{/gm)].map(([, market]) => market),
    )
    expect(markets).toEqual(expect.arrayContaining(['dk', 'dk-free', 'global', 'se', 'uk']))
  })

  it('[BRD-03] knows no brand by name in shared code', () => {
    const shared = ['domain', 'api-client', 'ui', 'features'].flatMap((name) => sources('packages', name, 'src'))
    const naming = shared.filter(({ name, text }) => BRAND_NAME.test(withoutComments(name, text)))
    expect(naming.map(({ name }) => name)).toEqual([])
  })

  it('[BRD-04] keeps React out of the domain', () => {
    expect(Object.keys(json('packages/domain/package.json').dependencies)).toEqual(['valibot'])
  })

  it.each([
    ['react', 'features'],
    ['react-dom', 'features'],
    ['react-router-dom', 'features'],
    ['zustand', 'features'],
    ['js-cookie', 'features'],
    ['uuid', 'features'],
    ['styled-components', 'ui'],
    ['swiper', 'ui'],
    ['ky', 'api-client'],
    ['valibot', 'domain'],
  ])('[BRD-08] really uses %s', (library, name) => {
    expect(json('packages', name, 'package.json').dependencies).toHaveProperty([library])
    expect(sources('packages', name, 'src').some(({ text }) => text.includes(`'${library}`))).toBe(true)
  })
})

describe('the guide to a new language', () => {
  const sourceFiles = globSync('{packages,tooling,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })

  it('names the files that list the languages, and no others', () => {
    const listing = sourceFiles.filter((file) => /Record<Language,|const LANGUAGES = \['en', 'da'/.test(read(file)))
    const named = [...read('docs/how-to/add-a-language.md').matchAll(/`([\w/-]+(?:\.test)?\.ts)`/g)].map(
      ([, file]) => file,
    )
    const homes = named.map((name) => listing.filter((file) => `/${file}`.endsWith(`/${name}`)))
    expect(homes.map((files) => files.length)).toEqual(named.map(() => 1))
    expect(homes.flat().toSorted()).toEqual(listing.toSorted())
  })

  it('has the compiler to name them: no other file imports the texts of all languages', () => {
    const importing = sourceFiles.filter((file) => /import.*messages\.sv\.json/.test(read(file)))
    expect(importing.toSorted()).toEqual([
      'packages/domain/src/messages/wordings.ts',
      'packages/features/src/runtime/config/bootstrap-data.test.ts',
      'packages/features/src/runtime/config/fallback-texts.ts',
    ])
  })
})
