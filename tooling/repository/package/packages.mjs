import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at, node } from '../workspace/paths.mjs'
import { archiveFolder } from './archive.mjs'
import { bundle, bundlePrograms, NATIVE, withoutDemoShops } from './bundle.mjs'
import { copyLibraries, librariesOf, productionLibraries } from './libraries.mjs'
import { writePapers } from './papers.mjs'
import { brandReadme, gatewayReadme } from './readmes.mjs'

/** @typedef {ReturnType<typeof import('../processes/processes.mjs').createGroup>} Group */

/** Writes the package of the gateway, for the platform of this machine. @param {Group} group @param {string} out */
export async function packageGateway(group, out) {
  const platform = platformName()
  const folder = emptyFolder(out, `gateway-${platform}`)
  const source = 'tooling/gateway/src'
  const modules = await bundlePrograms({
    folder: path.join(folder, 'server'),
    plugins: [withoutDemoShops()],
    files: {
      main: `${source}/main.ts`,
      operator: `${source}/operator.ts`,
      'seed-demo-shops': `${source}/seeding/seed-demo-shops.ts`,
      'warm-up-process': `${source}/pictures/warm-up-process.ts`,
    },
  })
  copyFiles(folder, ['tooling/gateway/migrations', `${source}/account/password/common-passwords.txt`])
  copySettings(folder)
  const native = productionLibraries(at('tooling/gateway'), NATIVE)
  copyLibraries(native, path.join(folder, 'node_modules'))
  const libraries = [...librariesOf(modules), ...native]
  await writePapers(group, folder, { name: 'gateway', platform, libraries, readme: gatewayReadme(platform) })
  return { folder, ...archiveFolder(folder) }
}

/**
 * Writes the package of one built brand with its site server. `SITES_FILE` adds the brand's part of these settings.
 * @param {Group} group
 * @param {string} brand
 * @param {string} out
 */
export async function packageBrand(group, brand, out, sitesFile = process.env.SITES_FILE) {
  const folder = emptyFolder(out, brand)
  const build = `apps/${brand}/dist`
  const modules = await bundlePrograms({
    folder: path.join(folder, 'server'),
    files: { main: 'tooling/site-server/src/main.ts', export: 'tooling/site-server/src/export.ts' },
  })
  // The build leaves React to the place where it runs.
  const pages = await bundle({
    folder: path.join(folder, build, 'server'),
    chunks: 'assets/',
    files: { 'entry-server': `${build}/server/entry-server.js` },
  })
  copyFiles(folder, [`${build}/client`, 'tooling/site-server/src/pages/site-list-page.css'])
  cpSync(at('tooling/site-server/sites.schema.json'), path.join(folder, 'sites.schema.json'))
  copySettings(folder)
  if (sitesFile) writeFileSync(path.join(folder, 'sites.json'), sitesOf(brand, sitesFile))
  const libraries = [...librariesOf([...modules, ...pages]), ...productionLibraries(at('apps', brand))]
  await writePapers(group, folder, { name: brand, libraries, readme: brandReadme(brand) })
  return { folder, ...archiveFolder(folder) }
}

/**
 * Writes plain files of a packaged brand beside it, one `index.html` and the headers of common hosts for each site.
 * @param {Group} group
 * @param {string} brand
 * @param {string} packaged the folder of the package
 */
export async function exportStaticFiles(group, brand, packaged) {
  const folder = emptyFolder(path.dirname(packaged), `${brand}-static`)
  const sites = path.join(packaged, 'sites.json')
  if (!existsSync(sites)) throw new Error('SITES_FILE must name the settings of the sites.')
  // The export writes into the folder of its brand, and the package stays as it is.
  const copy = path.join(folder, 'apps', brand)
  cpSync(path.join(packaged, 'apps', brand), copy, { recursive: true, dereference: true })
  await group.run({
    name: 'Export',
    command: node(),
    args: ['server/export.js', brand],
    cwd: packaged,
    env: { SITES_FILE: sites, APPS_DIR: path.join(folder, 'apps') },
  })
  cpSync(path.join(copy, 'dist/client'), folder, { recursive: true, filter: isPublic })
  rmSync(path.join(folder, 'apps'), { recursive: true })
  for (const file of ['LICENCES.txt', 'sbom.cdx.json', 'VERSION.json']) {
    cpSync(path.join(packaged, file), path.join(folder, file))
  }
  return { folder, ...archiveFolder(folder) }
}

// The build's list of files is for the site server.
const isPublic = (file) => path.basename(file) !== '.vite'

/** The operating system, processor and C library that libraries with machine code are for. */
function platformName() {
  const usesMusl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime
  return `${process.platform}${usesMusl ? 'musl' : ''}-${process.arch}`
}

function emptyFolder(out, name) {
  const folder = path.join(out, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

const copyFiles = (folder, files) => {
  for (const file of files) cpSync(at(file), path.join(folder, file), { recursive: true })
}

/** Adds the table of settings, without its links into the repository. */
const copySettings = (folder) =>
  writeFileSync(
    path.join(folder, 'SETTINGS.md'),
    readFileSync(at('docs/operate/configure.md'), 'utf8').replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
  )

/** Returns a brand's part of the settings of sites, with their defaults. */
function sitesOf(brand, file) {
  const { defaults, '*': others, [brand]: own } = JSON.parse(readFileSync(file, 'utf8'))
  if (!own && !others) throw new Error(`${file} has no site of ${brand}.`)
  return `${JSON.stringify({ $schema: './sites.schema.json', defaults, '*': others, [brand]: own }, undefined, 2)}\n`
}
