import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { promisedBrowsers, supportedBrowsers } from '@shop/domain/shop/promised-browsers.ts'
import { NOT_IN_THE_REPOSITORY, pathsIn, TOP_FOLDERS } from './documents.mjs'
import { at, root } from './paths.mjs'

const NO_SOURCES = new Set(['.data', '.git', '.turbo', 'dist', 'mutation-reports', 'node_modules', 'test-results'])
const paths = globSync('**/*', { cwd: root, exclude: (name) => NO_SOURCES.has(path.basename(name)) })
const documents = paths
  .filter((file) => file.endsWith('.md'))
  .map((file) => [file, pathsIn(file, readFileSync(at(file), 'utf8'))])
const all = new Set(paths)
const isThere = ({ patterns }) =>
  patterns.some((pattern) => all.has(pattern)) ||
  patterns.some((pattern) => paths.some((file) => path.matchesGlob(file, pattern)))
const isElsewhere = ({ named }) => NOT_IN_THE_REPOSITORY.includes(named)

// A reader may have Node 20, which refuses TypeScript, and no pnpm. `npm run` and `npx` bring the right ones.
const FOR_ANY_NODE = /(?:^|\s)node (?:server\/[\w-]+\.js|tooling\/build\/src\/text\.mjs)\b/

describe('documents', () => {
  it.each(documents)('%s names only paths that exist', (_file, named) => {
    expect(named.filter((one) => !isThere(one) && !isElsewhere(one)).map((one) => one.named)).toEqual([])
  })

  it('excuses no path that no document names, or that exists', () => {
    const missing = documents.flatMap(([, named]) => named).filter((one) => !isThere(one))
    expect(NOT_IN_THE_REPOSITORY.filter((name) => !missing.some(({ named }) => named === name))).toEqual([])
  })

  it('knows every folder of the root', () => {
    const folders = paths.filter((file) => !file.includes('/') && statSync(at(file)).isDirectory())
    expect(folders).toContain('docs')
    expect(TOP_FOLDERS).toEqual(expect.arrayContaining(folders))
  })

  it('takes links, paths in backquotes and paths in commands for paths, and neither addresses nor packages', () => {
    const quoted = `[a](../b.md#c) [d](https://e.example) \`tooling/f\` \`src/g.ts\` \`<h>-i.ts\` \`/api\` \`@shop/j\` \`k\``
    const text = `${quoted} \`tooling/operate/l\`\n\n    cp --from=tooling/operate/m.yml "apps/n" /tmp/o`
    expect(pathsIn('docs/how-to/l.md', text).map(({ patterns }) => patterns.at(-1))).toEqual([
      'docs/b.md',
      'tooling/f',
      'tooling/operate/l',
      'tooling/operate/m.yml',
      'apps/n',
      '**/src/g.ts',
      '**/*-i.ts',
    ])
  })

  it.each([
    ['Safari, all of iOS', 'safari'],
    ['Chrome, Edge', 'chrome'],
    ['Firefox', 'firefox'],
  ])('[SHELL-30] docs/quality.md promises the oldest versions of %s', (title, browser) => {
    const row = [title, promisedBrowsers[browser], supportedBrowsers[browser]].map(RegExp.escape).join(' *\\| *')
    expect(readFileSync(at('docs/quality.md'), 'utf8')).toMatch(new RegExp(`${row}\\b`))
  })

  it('tells readers no command that needs the project’s programs on the path', () => {
    const guides = globSync(['README.md', 'docs/{how-to,operate}/*.md'], { cwd: root })
    const commands = guides.flatMap((file) =>
      [
        ...readFileSync(at(file), 'utf8').matchAll(
          /(?:^ {4,}|`)((?:[A-Z_]+=\S+ )*(?:node|pnpm|turbo|vitest|tsc) [^`\n]+)/gm,
        ),
      ].map(([, command]) => ({ file, command })),
    )
    expect(commands.length).toBeGreaterThan(3)
    expect(commands.filter(({ command }) => !FOR_ANY_NODE.test(command))).toEqual([])
  })
})
