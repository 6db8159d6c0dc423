import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ourPackages } from './packages.mjs'
import { at, root } from './paths.mjs'

/** The folder of the copy. Its name stays the same, so that runs share a test database. */
const COPY = path.join(
  tmpdir(),
  `hearing-shop-mutation-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`,
)

/**
 * Copies the repository with its uncommitted changes, so that mutants never reach the sources. Without `linksLibraries` the
 * copy has none.
 */
export function copyRepository({ folder = COPY, files = repositoryFiles(), linksLibraries = true } = {}) {
  refuseWhileInUse(folder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(ownerOf(folder), String(process.pid))
  for (const file of files) cpSync(at(file), path.join(folder, file))
  if (linksLibraries) linkLibraries(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

const ownerOf = (folder) => path.join(folder, '.owner')

function refuseWhileInUse(folder) {
  if (!existsSync(ownerOf(folder))) return
  const pid = Number(readFileSync(ownerOf(folder), 'utf8'))
  if (isAlive(pid)) throw new Error(`The mutation tester already runs in this repository (process ${pid})`)
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function repositoryFiles() {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
  return list
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(at(file)))
}

/** Links to the libraries. Links between packages of ours are relative, so that they lead to the copy. */
function linkLibraries(folder) {
  symlinkSync(at('node_modules'), path.join(folder, 'node_modules'))
  for (const { folder: place } of ourPackages()) {
    const links = path.join(place, 'node_modules')
    if (existsSync(at(links))) cpSync(at(links), path.join(folder, links), { recursive: true, verbatimSymlinks: true })
  }
}
