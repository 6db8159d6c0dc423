import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildArguments } from '../workspace/brands.mjs'
import { checkOut, commitOf } from '../workspace/checkout.mjs'
import { node, root } from '../workspace/paths.mjs'
import { freePorts } from './ports.mjs'
import { shopServers, startServers, untilUp } from './servers.mjs'

/**
 * Finds the trees to compare: this one first, then the repository in a folder or a commit of this one, for each name. `remove`
 * deletes what was checked out.
 * @param {ReturnType<typeof import('./processes.mjs').createGroup>} group
 * @param {string[]} names
 */
export async function findTrees(group, names) {
  const others = []
  const remove = () => {
    for (const other of others) other.remove?.()
  }
  try {
    for (const name of names) others.push(await treeOf(group, name))
  } catch (error) {
    remove()
    throw error
  }
  return { folders: [root, ...others.map(({ folder }) => folder)], remove }
}

async function treeOf(group, name) {
  const folder = path.resolve(name)
  return existsSync(path.join(folder, 'pnpm-workspace.yaml')) ? { folder } : checkOut(group, commitOf(name))
}

/**
 * Builds brands in every tree, and starts a site server of each over the sandboxes and the gateway of this one. Each tree knows
 * its own settings. A tree that refuses `siteEnv` runs without. Returns the ports and processes of the site servers.
 * @param {ReturnType<typeof import('./processes.mjs').createGroup>} group
 * @param {{ folders: string[], brands: string[], dataDir: string, siteEnv?: Record<string, string> }} choice
 */
export async function startTrees(group, { folders, brands, dataDir, siteEnv = {} }) {
  for (const cwd of folders)
    await group.run({ name: `Building ${cwd}`, command: 'turbo', args: buildArguments(brands), cwd })
  const [GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT, ...sitePorts] = await freePorts(3 + folders.length)
  const shared = { GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT }
  const { sandboxes, gateway } = shopServers({ ports: { ...shared, SITE_PORT: sitePorts[0] }, dataDir, brands })
  await startServers(group, [sandboxes, gateway])
  const siteProcesses = []
  for (const [index, folder] of folders.entries()) {
    const { shopServers: serversOfTree } = await import(serversFile(folder))
    const { sites } = serversOfTree({ ports: { ...shared, SITE_PORT: sitePorts[index] }, dataDir, brands })
    siteProcesses.push(await startSites(group, sites, siteEnv))
  }
  return { sitePorts, siteProcesses }
}

/**
 * Starts a gateway of each tree, with a database of its own that holds one shop, multiplied to a number of products.
 * @param {ReturnType<typeof import('./processes.mjs').createGroup>} group
 * @param {{ folders: string[], dataDirs: string[], shop: string, products: number }} choice
 */
export async function startGateways(group, { folders, dataDirs, shop, products }) {
  const [SANDBOX_PORT, SANDBOX_SMTP_PORT, SITE_PORT, ...gatewayPorts] = await freePorts(3 + folders.length)
  const shared = { SANDBOX_PORT, SANDBOX_SMTP_PORT, SITE_PORT }
  const gatewayProcesses = []
  for (const [index, folder] of folders.entries()) {
    await group.run({
      name: `Filling a shop of ${folder}`,
      command: node(),
      args: ['src/seed.ts', '--shop', shop, '--products', String(products)],
      cwd: path.join(folder, 'tooling/gateway'),
      env: { DATA_DIR: dataDirs[index], SITE_ENV: 'local' },
    })
    const { shopServers: serversOfTree } = await import(serversFile(folder))
    const ports = { ...shared, GATEWAY_PORT: gatewayPorts[index] }
    const { gateway } = serversOfTree({ ports, dataDir: dataDirs[index] })
    gatewayProcesses.push(...(await startServers(group, [gateway])))
  }
  return { gatewayPorts, gatewayProcesses }
}

/** Where a tree tells how its servers start. Until November 2026 it had another folder. */
const serversFile = (folder) => {
  const files = ['repository', 'scripts'].map((room) => path.join(folder, 'tooling', room, 'processes/servers.mjs'))
  return pathToFileURL(files.find(existsSync) ?? files[0]).href
}

async function startSites(group, { program, isUp }, siteEnv) {
  const started = await group.tryToStart({ ...program, env: { ...program.env, ...siteEnv } }, () =>
    untilUp({ program, isUp }),
  )
  if (started) return started
  console.log(`${program.cwd} does not start with ${JSON.stringify(siteEnv)}, and runs without.`)
  const [plain] = await startServers(group, [{ program, isUp }])
  return plain
}
