import { chosenBrands } from '../workspace/brands.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { runUntilStopped } from '../processes/lifetime.mjs'
import { at, node } from '../workspace/paths.mjs'
import { readPorts, requireFreePorts } from '../processes/ports.mjs'
import { answers, endWithParent, shopServers, siteSettings, startServers } from '../processes/servers.mjs'

// npm run dev -- <brand> [market]: one brand with hot replacement, its gateway and the sandboxes.
await runUntilStopped(async (group) => {
  const [name, market] = process.argv.slice(2)
  if (!name) throw new Error('Say which brand: npm run dev -- horselbutik')
  const [brand] = chosenBrands([name])
  const ports = readPorts(process.env)
  await requireFreePorts(ports)
  await ensureInstalled(group)

  const { sandboxes, gateway } = shopServers({ ports })
  await startServers(group, [sandboxes, gateway, viteServer(brand, market, ports)])
  console.log(
    `\n  ${brand}      http://localhost:${ports.SITE_PORT}\n  Sandboxes   http://localhost:${ports.SANDBOX_PORT}/__sandbox\n`,
  )
  await group.staysUp()
})

/** @param {string} brand @param {string | undefined} market @param {Record<string, number>} ports */
function viteServer(brand, market, ports) {
  const { SITE_PORT } = ports
  const args = [
    at('apps', brand, 'node_modules/vite/bin/vite.js'),
    '--host',
    '127.0.0.1',
    '--port',
    String(SITE_PORT),
    '--strictPort',
  ]
  return {
    program: {
      name: 'Vite',
      command: node(),
      args: [...endWithParent(), ...args],
      cwd: at('apps', brand),
      show: 'all',
      env: { ...siteSettings(ports), ...(market && { MARKET: market }) },
    },
    isUp: () => answers(SITE_PORT, '/@vite/client'),
  }
}
