import { runUntilStopped } from '../repository/processes/lifetime.mjs'
import { ensureInstalled } from '../repository/workspace/install.mjs'
import { at, node } from '../repository/workspace/paths.mjs'
import { prepareBrowser } from '../repository/test-run/browser.mjs'

// npm run measure -- storybook: builds Storybook, and prints its size, the time to its first story and of a switch of brand.
await runUntilStopped(async (group) => {
  await ensureInstalled(group)
  await prepareBrowser(group, { isWhole: true })
  await group.run({ name: 'Building', command: 'turbo', args: ['run', 'build', '--filter=@shop/storybook'] })
  await group.run({
    name: 'Measuring',
    command: node(),
    args: ['measure/storybook.ts'],
    cwd: at('tooling/lab'),
    show: 'all',
  })
})
