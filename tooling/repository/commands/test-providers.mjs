import { prepareBrowser } from '../test-run/browser.mjs'
import { buildArguments } from '../workspace/brands.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { runUntilStopped } from '../processes/lifetime.mjs'
import { usableTestSystems } from '../payment-providers/test-systems.mjs'
import { at } from '../workspace/paths.mjs'
import { readPorts, requireFreePorts } from '../processes/ports.mjs'
import { shopServers, startServers } from '../processes/servers.mjs'
import { temporaryData } from '../processes/temporary-data.mjs'

// npm run test:providers: a purchase at the test system of every payment provider whose keys the environment has. On the
// ports of `npm start`, because providers want to know beforehand from which address their form is opened.
await runUntilStopped(async (group) => {
  const { names, env, skipped } = usableTestSystems(process.env)
  console.log(skipped.join('\n'))
  if (names.length === 0) return 0

  const ports = readPorts(process.env)
  await requireFreePorts(ports)
  await ensureInstalled(group)
  await prepareBrowser(group, { isWhole: true })
  await group.run({ name: 'Building', command: 'turbo', args: buildArguments([]), show: 'all' })
  const data = temporaryData()
  const { sandboxes, gateway, sites } = shopServers({ ports, dataDir: data.dataDir, env })
  await startServers(group, [sandboxes, gateway, sites])
  try {
    await group.run({
      name: 'Purchases',
      command: 'pnpm',
      args: ['exec', 'playwright', 'test', '--config', 'test-systems.config.ts'],
      cwd: at('e2e'),
      env: { ...ports, TEST_SYSTEMS: names.join(',') },
      show: 'all',
    })
  } finally {
    await group.stop()
    data.remove()
  }
  return 0
})
