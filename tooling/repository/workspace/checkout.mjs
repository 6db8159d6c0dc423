import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readJson, root } from './paths.mjs'

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString().trim()

/** Returns the commit of a branch, a tag or a short hash. Throws for one that does not exist. @param {string} ref */
export const commitOf = (ref) => git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`)

/**
 * Checks a commit out into a folder of its own and installs its libraries there. `remove` deletes it, at the latest when
 * this script ends. The libraries of this folder cannot be linked: pnpm would replace them by those of the other folder.
 * @param {ReturnType<typeof import('../processes/processes.mjs').createGroup>} group
 * @param {string} commit
 */
export async function checkOut(group, commit) {
  const place = mkdtempSync(path.join(tmpdir(), 'hearing-shop-checkout-'))
  const folder = path.join(place, 'repository')
  const remove = () => {
    process.off('exit', remove)
    rmSync(place, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  process.once('exit', remove)
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit)
    await group.run({
      name: `Installing the libraries of ${commit}`,
      command: 'npx',
      args: ['--yes', readJson('package.json').packageManager, 'install', '--frozen-lockfile', '--prefer-offline'],
      cwd: folder,
      env: { CI: 'true' },
    })
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}
