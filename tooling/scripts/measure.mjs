import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runUntilStopped } from './processes/lifetime.mjs'
import { freePorts } from './processes/ports.mjs'
import { shopServers, startServers } from './processes/servers.mjs'
import { temporaryData } from './processes/temporary-data.mjs'
import { buildArguments, chosenBrands } from './repository/brands.mjs'
import { checkOut, commitOf } from './repository/checkout.mjs'
import { ensureInstalled } from './repository/install.mjs'
import { at, node, root } from './repository/paths.mjs'
import { prepareBrowser } from './test-run/browser.mjs'

// npm run measure [-- --brands product,phonicear --runs 3 …]: what pages of the shop cost a visitor, beside the bars and
// the floors, or with `--against <folder or git ref>` beside those of another tree. The choices are in
// tooling/measure/README.md. It passes or fails nothing, and is no part of `npm test`.
await runUntilStopped(async (group) => {
  const choices = process.argv.slice(2)
  const brands = chosenBrands(namesAfter('brands', 'product'))
  await ensureInstalled(group)
  await prepareBrowser(group, { isWhole: true })
  const data = temporaryData()
  const others = []
  try {
    for (const name of namesAfter('against', '')) others.push(await treeOf(name))
    const trees = [root, ...others.map(({ folder }) => folder)]
    for (const cwd of trees)
      await group.run({ name: `Building ${cwd}`, command: 'turbo', args: buildArguments(brands), cwd })
    const [GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT, ...sitePorts] = await freePorts(3 + trees.length)
    const servers = trees.map((siteRoot, index) =>
      shopServers({
        ports: { SITE_PORT: sitePorts[index], GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT },
        dataDir: data.dataDir,
        brands,
        siteRoot,
      }),
    )
    const [{ sandboxes, gateway }] = servers
    const sites = servers.map((one) => one.sites)
    // As in production: search engines are let in, which Lighthouse looks at.
    for (const { program } of sites) program.env.SITE_ENV = 'production'
    await startServers(group, [sandboxes, gateway, ...sites])
    await group.run({
      name: 'Measuring',
      command: node(),
      args: ['src/main.ts', ...choices],
      cwd: at('tooling/measure'),
      env: { SITE_PORT: sitePorts.join() },
      show: 'all',
    })
  } finally {
    await group.stop()
    for (const { remove } of others) remove()
    data.remove()
  }

  /** The names of an option. All others are read by tooling/measure. @param {string} option @param {string} usual */
  function namesAfter(option, usual) {
    const { values } = parseArgs({
      args: choices,
      strict: false,
      options: { [option]: { type: 'string', default: usual } },
    })
    return String(values[option]).split(',').filter(Boolean)
  }

  /** The repository in a folder, or a commit of this one. @param {string} name */
  async function treeOf(name) {
    if (existsSync(path.resolve(name, 'pnpm-workspace.yaml')))
      return { folder: path.resolve(name), remove: () => undefined }
    return checkOut(group, commitOf(name))
  }
})
