import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allBrands, at, node } from '../workspace/paths.mjs'
import { buildArguments } from '../workspace/brands.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { runUntilStopped } from '../processes/lifetime.mjs'

const OUT = at('dist/packages')

/** @param {{ folder: string, archive: string, sha256: string }} made */
const print = ({ folder, archive, sha256 }) => console.log(`${folder}\n${archive}\nSHA-256 ${sha256}`)

// npm run package -- <brand> | gateway: writes a folder and a .tar.gz that run with Node alone to dist/packages.
// npm run package -- <brand> --static: writes plain files for hosts without Node. The settings are those of the site server.
await runUntilStopped(async (group) => {
  const words = process.argv.slice(2)
  const [name = '', option] = words
  const isBrand = allBrands().includes(name)
  if (!isBrand && name !== 'gateway') throw new Error(`Name gateway or a brand: ${allBrands().join(', ')}.`)
  if (option !== undefined && !(isBrand && option === '--static')) throw new Error(`There is no option ${option}.`)
  await ensureInstalled(group)
  // A fresh clone begins on the Node of the machine. Its compression could give an archive other bytes.
  if (realpathSync(process.execPath) !== realpathSync(node())) {
    const args = [fileURLToPath(import.meta.url), ...words]
    await group.run({ name: 'Packaging', command: node(), args, show: 'all' })
    return
  }
  const { exportStaticFiles, packageBrand, packageGateway } = await import('../package/packages.mjs')
  if (!isBrand) return print(await packageGateway(group, OUT))
  await group.run({ name: 'Building', command: 'turbo', args: buildArguments([name]) })
  const made = await packageBrand(group, name, OUT)
  print(option ? await exportStaticFiles(group, name, made.folder) : made)
})
