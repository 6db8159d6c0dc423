import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runUntilStopped } from '../processes/lifetime.mjs'
import { freePorts } from '../processes/ports.mjs'
import { checkOut, commitOf } from '../workspace/checkout.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { allBrands, at, root } from '../workspace/paths.mjs'
import { prepareBrowser } from '../test-run/browser.mjs'

const STORYBOOK = 'tooling/storybook'
const BUILT = at(STORYBOOK, 'node_modules/.cache/compare')

// npm run storybook -- compare <git ref> [--only <part of a title>]: renders every story in every brand, as it was and as it
// is, and writes a page with the pairs that differ. No part of `npm test`.
await runUntilStopped(async (group) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
  const [ref] = positionals
  if (ref === undefined || positionals.length > 1)
    throw new Error('Say with what to compare: npm run storybook -- compare <git ref> [--only <part of a title>].')
  await ensureInstalled(group)
  await prepareBrowser(group)
  const commit = commitOf(ref)
  const before = await buildCommit(commit)
  console.log('Building the working copy …')
  await run('turbo', ['run', 'build', '--filter=@shop/storybook'])
  const ports = await freePorts(2)
  await group.run({
    name: 'Comparing',
    command: 'pnpm',
    args: ['exec', 'playwright', 'test', '--config', 'compare.config.ts'],
    cwd: at(STORYBOOK),
    env: {
      STORYBOOK_BEFORE: before,
      STORYBOOK_AFTER: at(STORYBOOK, 'dist'),
      STORYBOOK_REF: `${ref} (${commit.slice(0, 8)})`,
      STORYBOOK_ONLY: values.only ?? '',
      STORYBOOK_BRANDS: allBrands().join(),
      STORYBOOK_PORTS: ports.join(),
    },
    show: 'all',
  })

  /** @param {string} command @param {string[]} args */
  function run(command, args, cwd = root) {
    return group.run({ name: `${command} ${args.join(' ')}`, command, args, cwd, env: { CI: 'true' } })
  }

  /** Builds the Storybook of a commit in a worktree of its own, once. Returns the folder. @param {string} id */
  async function buildCommit(id) {
    const built = path.join(BUILT, id)
    if (existsSync(built)) return built
    console.log(`Building the Storybook of ${id.slice(0, 8)} …`)
    const checkout = await checkOut(group, id)
    try {
      await run('pnpm', ['--filter', '@shop/storybook', 'build'], checkout.folder)
      rmSync(BUILT, { recursive: true, force: true })
      cpSync(path.join(checkout.folder, STORYBOOK, 'dist'), built, { recursive: true })
    } finally {
      checkout.remove()
    }
    return built
  }
})
