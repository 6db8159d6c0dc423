import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { readJson, root } from './paths.mjs'

/** The packages of the repository: name, folder from the root, and what they export. */
export function ourPackages() {
  const folders = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
  )
  return [...folders, 'e2e']
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, exports = {} } = readJson(folder, 'package.json')
      return { name, folder, exports }
    })
}

/** Every source file of a folder, as paths from the root. @param {string} folder */
export function sourcesOf(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`
    if (entry.isDirectory()) return /^(node_modules|dist|test-results)$/.test(entry.name) ? [] : sourcesOf(place)
    return /\.(ts|tsx|mts|mjs|js|jsx)$/.test(entry.name) ? [place] : []
  })
}

/** @param {string} file */
export const readSource = (file) => readFileSync(path.join(root, file), 'utf8')
