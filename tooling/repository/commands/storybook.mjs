import { ensureInstalled } from '../workspace/install.mjs'
import { runUntilStopped } from '../processes/lifetime.mjs'
import { at } from '../workspace/paths.mjs'

// npm run storybook [-- --port 6007]: opens every part and every screen, with hot replacement.
await runUntilStopped(async (group) => {
  await ensureInstalled(group)
  const args = ['exec', 'storybook', 'dev', '--no-open', '--disable-telemetry', '--host', '127.0.0.1']
  const port = process.argv.includes('--port') ? [] : ['--port', '6006']
  await group.run({
    name: 'Storybook',
    command: 'pnpm',
    args: [...args, ...port, ...process.argv.slice(2)],
    cwd: at('tooling/storybook'),
    show: 'all',
  })
})
