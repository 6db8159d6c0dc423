import { ensureInstalled } from '../workspace/install.mjs'
import { runUntilStopped } from '../processes/lifetime.mjs'

// npm run audit: asks the registry for known weaknesses of the libraries; fails for one, and where it cannot be asked.
await runUntilStopped(async (group) => {
  await ensureInstalled(group)
  await group.run({ name: 'The audit', command: 'pnpm', args: ['audit'], show: 'all' })
})
