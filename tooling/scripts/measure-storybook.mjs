import { runUntilStopped } from './processes/lifetime.mjs'
import { ensureInstalled } from './repository/install.mjs'
import { at, node } from './repository/paths.mjs'
import { prepareBrowser } from './test-run/browser.mjs'

// npm run storybook:measure: builds Storybook, and prints its size, the time to its first story and of a switch of brand.
await runUntilStopped(async (group) => {
  await ensureInstalled(group)
  await prepareBrowser(group, { isWhole: true })
  await group.run({ name: 'Building', command: 'turbo', args: ['run', 'build', '--filter=@shop/storybook'] })
  await group.run({
    name: 'Measuring',
    command: node(),
    args: ['src/storybook.ts'],
    cwd: at('tooling/measure'),
    show: 'all',
  })
})
