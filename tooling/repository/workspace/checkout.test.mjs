import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkOut, commitOf } from './checkout.mjs'
import { root } from './paths.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root }).toString()

describe('checkOut', () => {
  it('finds the commit of a ref, and fails for one that does not exist', () => {
    expect(commitOf('HEAD')).toBe(git('rev-parse', 'HEAD').trim())
    expect(() => commitOf('no-such-branch')).toThrow('no-such-branch')
    expect(() => commitOf('--all')).toThrow('--all')
  })

  it('holds the files of the commit, installs there, and leaves nothing behind', async () => {
    const runs = []
    const commit = commitOf('HEAD')
    const { folder, remove } = await checkOut({ run: async (program) => runs.push(program) }, commit)
    expect(readFileSync(path.join(folder, 'package.json'), 'utf8')).toBe(git('show', `${commit}:package.json`))
    expect(runs).toMatchObject([{ command: 'npx', cwd: folder }])
    remove()
    expect(existsSync(folder)).toBe(false)
    expect(git('worktree', 'list')).not.toContain(folder)
  })

  it('leaves nothing behind when the libraries cannot be installed', async () => {
    let place = ''
    const run = async ({ cwd }) => {
      place = cwd
      throw new Error('no network')
    }
    await expect(checkOut({ run }, commitOf('HEAD'))).rejects.toThrow('no network')
    expect(place).not.toBe('')
    expect(existsSync(place)).toBe(false)
  })
})
