import { buildArguments, chosenBrands } from '../workspace/brands.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { runUntilStopped } from '../processes/lifetime.mjs'
import { hasScript } from '../workspace/paths.mjs'
import { readPorts, requireFreePorts } from '../processes/ports.mjs'
import { fetchText, shopServers, startServers } from '../processes/servers.mjs'

// npm start [-- <brand> …]: runs the shops as in production, with their gateway and sandboxes of third parties.
await runUntilStopped(async (group) => {
  const brands = chosenBrands(process.argv.slice(2))
  const ports = readPorts(process.env)
  await requireFreePorts(ports)
  await ensureInstalled(group)
  await group.run({ name: 'Building', command: 'turbo', args: buildArguments(brands), show: 'all' })

  console.log('Starting …')
  const { sandboxes, gateway, sites } = shopServers({ ports, brands })
  // It prints what each site will do about things that its gateway does not name.
  Object.assign(sites.program, { show: 'all' })
  await startServers(group, [sandboxes, gateway, sites])
  await printAddresses(ports)
  void buildStorybook(group)
  await group.staysUp()
})

/** @param {Record<string, number>} ports */
async function printAddresses({ SITE_PORT, SANDBOX_PORT }) {
  const sandbox = process.env.SANDBOX_ORIGIN || `http://localhost:${SANDBOX_PORT}`
  const sites = JSON.parse(await fetchText(SITE_PORT, '/__sites'))
  const rows = [
    ...sites.map(({ name, origin }) => [name, origin]),
    ['All shops', `http://localhost:${SITE_PORT}`],
    ['Storybook', `http://localhost:${SITE_PORT}/storybook/`],
    ['Sandboxes', `${sandbox}/__sandbox`],
    ['Mailbox', `${sandbox}/__sandbox/mails`],
    ['Demo customer', 'demo@example.com / Hearing2026'],
    ['New customer', 'new@example.com / Hearing2026'],
  ]
  const width = Math.max(...rows.map(([name]) => name.length)) + 3
  console.log(
    `\n${rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`).join('\n')}\n\n  Ctrl-C stops everything.\n`,
  )
}

/** Builds in the background, because the shops work without it. */
async function buildStorybook(group) {
  if (!hasScript('tooling/storybook', 'build')) return
  const build = { name: 'Storybook', command: 'turbo', args: ['run', 'build', '--filter=@shop/storybook'] }
  await group.run(build).catch(() => console.log('  Storybook could not be built: npm run storybook says why.'))
}
