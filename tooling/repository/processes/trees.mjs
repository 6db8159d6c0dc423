import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildArguments } from '../workspace/brands.mjs'
import { checkOut, commitOf } from '../workspace/checkout.mjs'
import { root } from '../workspace/paths.mjs'
import { freePorts } from './ports.mjs'
import { shopServers, startServers } from './servers.mjs'

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
 * Builds brands in every tree, and starts a site server of each over the sandboxes and the gateway of this one. Returns the ports
 * and processes of the site servers.
 * @param {ReturnType<typeof import('./processes.mjs').createGroup>} group
 * @param {{ folders: string[], brands: string[], dataDir: string, siteEnv?: Record<string, string> }} choice
 */
export async function startTrees(group, { folders, brands, dataDir, siteEnv = {} }) {
  for (const cwd of folders)
    await group.run({ name: `Building ${cwd}`, command: 'turbo', args: buildArguments(brands), cwd })
  const [GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT, ...sitePorts] = await freePorts(3 + folders.length)
  const servers = folders.map((siteRoot, index) =>
    shopServers({
      ports: { SITE_PORT: sitePorts[index], GATEWAY_PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT },
      dataDir,
      brands,
      siteRoot,
    }),
  )
  const [{ sandboxes, gateway }] = servers
  const sites = servers.map((one) => one.sites)
  for (const { program } of sites) Object.assign(program.env, siteEnv)
  const [, , ...siteProcesses] = await startServers(group, [sandboxes, gateway, ...sites])
  return { sitePorts, siteProcesses }
}
