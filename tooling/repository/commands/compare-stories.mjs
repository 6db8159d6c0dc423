import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runUntilStopped } from '../processes/lifetime.mjs'
import { freePorts } from '../processes/ports.mjs'
import { prepareBrowser } from '../test-run/browser.mjs'
import { checkOut, commitOf } from '../workspace/checkout.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { at, root } from '../workspace/paths.mjs'

const STORYBOOK = at('tooling/storybook')
const CACHE = path.join(STORYBOOK, 'node_modules/.cache/compare')

// npm run storybook -- compare [<git ref>] [-g <part of a title>]: draws every story of the ref in every brand, compares the
// working copy with it, and opens Playwright's report. Without a ref it compares with the pictures of the last time.
await runUntilStopped(async (group) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { grep: { type: 'string', short: 'g', default: '' } },
  })
  const [ref] = positionals
  if (!ref && !existsSync(CACHE)) throw new Error('Say with what to compare: npm run storybook -- compare <git ref>.')
  await ensureInstalled(group)
  await prepareBrowser(group)
  const [port] = await freePorts(1)
  if (ref) {
    const before = await buildCommit(commitOf(ref))
    rmSync(path.join(CACHE, 'pictures'), { recursive: true, force: true })
    console.log(`Drawing the stories of ${ref} …`)
    await playwright(before, 'all').catch(() => console.log(`Some stories of ${ref} failed. They are not compared.`))
  }
  console.log('Building the working copy …')
  await run('turbo', ['run', 'build', '--filter=@shop/storybook'])
  const isSame = await playwright(path.join(STORYBOOK, 'dist'), 'none').then(
    () => true,
    () => false,
  )
  if (isSame) return
  await group.run({
    name: 'The report',
    command: 'pnpm',
    args: ['exec', 'playwright', 'show-report', 'test-results/compare-report'],
    cwd: STORYBOOK,
    show: 'all',
  })

  /** @param {string} folder @param {'all' | 'none'} update whether pictures are written or compared */
  function playwright(folder, update) {
    const options = ['--config=compare.config.ts', `--update-snapshots=${update}`, `--grep=${values.grep}`]
    return group.run({
      name: 'Playwright',
      command: 'pnpm',
      args: ['exec', 'playwright', 'test', ...options],
      cwd: STORYBOOK,
      env: { STORYBOOK_FOLDER: folder, STORYBOOK_TEST_PORT: String(port) },
      ...(update === 'none' && { show: 'all' }),
    })
  }

  /** @param {string} command @param {string[]} args */
  function run(command, args, cwd = root) {
    return group.run({ name: `${command} ${args.join(' ')}`, command, args, cwd, env: { CI: 'true' } })
  }

  /** Builds the Storybook of a commit in a worktree of its own, once. Returns the folder. @param {string} id */
  async function buildCommit(id) {
    const built = path.join(CACHE, id)
    if (existsSync(built)) return built
    console.log(`Building the Storybook of ${id.slice(0, 8)} …`)
    const checkout = await checkOut(group, id)
    try {
      await run('pnpm', ['--filter', '@shop/storybook', 'build'], checkout.folder)
      rmSync(CACHE, { recursive: true, force: true })
      cpSync(path.join(checkout.folder, 'tooling/storybook/dist'), built, { recursive: true })
    } finally {
      checkout.remove()
    }
    return built
  }
})
