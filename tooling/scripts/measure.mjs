import { prepareBrowser } from './test-run/browser.mjs'
import { buildArguments, chosenBrands } from './repository/brands.mjs'
import { ensureInstalled } from './repository/install.mjs'
import { runUntilStopped } from './processes/lifetime.mjs'
import { temporaryData } from './processes/temporary-data.mjs'
import { at, node } from './repository/paths.mjs'
import { freePorts } from './processes/ports.mjs'
import { shopServers, startServers } from './processes/servers.mjs'

// npm run measure [-- --brands product,phonicear --runs 3 …]: what pages of the shop cost a visitor, beside the bars and
// the floors; the choices are in tooling/measure/README.md. It passes or fails nothing, and is no part of `npm test`.
await runUntilStopped(async (group) => {
  const choices = process.argv.slice(2)
  const named = choices.includes('--brands') ? choices[choices.indexOf('--brands') + 1] : 'product'
  const brands = chosenBrands((named ?? '').split(','))
  await ensureInstalled(group)
  await prepareBrowser(group, { isWhole: true })
  const data = temporaryData()
  const [SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT] = await freePorts(4)
  const ports = { SITE_PORT, GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }
  try {
    await group.run({ name: 'Building', command: 'turbo', args: buildArguments(brands) })
    const { sandboxes, gateway, sites } = shopServers({ ports, dataDir: data.dataDir, brands })
    // As in production: search engines are let in, which Lighthouse looks at.
    Object.assign(sites.program.env, { SITE_ENV: 'production' })
    await startServers(group, [sandboxes, gateway, sites])
    await group.run({
      name: 'Measuring',
      command: node(),
      args: ['src/main.ts', ...choices],
      cwd: at('tooling/measure'),
      env: { SITE_PORT: String(SITE_PORT) },
      show: 'all',
    })
  } finally {
    await group.stop()
    data.remove()
  }
})
