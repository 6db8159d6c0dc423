import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { exportedPictures } from './pictures.ts'
import { root } from '../paths.ts'

const SOURCES = [
  'tooling/{gateway,demo-shops}/src/**/*.{ts,json}',
  'tooling/demo-shops/pictures/*/*.svg',
  'tooling/gateway/testing/**/*.ts',
  'packages/domain/src/**/*.{ts,json}',
  'apps/*/src/*',
]

/** Exports the gateway's pictures and mails, unless they have been exported from the same sources. Returns the folder. */
export function exportSamples(): string {
  const cache = path.join(root, 'tooling/storybook/node_modules/.cache/samples')
  const folder = path.join(cache, hashOf([...exportedPictures, ...sourceFiles()]))
  if (existsSync(folder)) return folder
  rmSync(cache, { recursive: true, force: true })
  const unfinished = `${folder}-${process.pid}`
  const script = path.join(root, 'tooling/gateway/testing/programs/export-samples.ts')
  execFileSync(process.execPath, [script, unfinished, ...exportedPictures], { stdio: 'inherit', timeout: 120_000 })
  if (!existsSync(folder)) renameSync(unfinished, folder)
  return folder
}

const sourceFiles = () =>
  globSync(SOURCES, { cwd: root })
    .filter((file) => !/\.test\.|node_modules/.test(file))
    .toSorted()
    .map((file) => file + readFileSync(path.join(root, file), 'utf8'))

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex').slice(0, 12)
}
