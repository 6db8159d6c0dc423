import { allBrands, at } from './repository/paths.mjs'
import { buildArguments } from './repository/brands.mjs'
import { ensureInstalled } from './repository/install.mjs'
import { runUntilStopped } from './processes/lifetime.mjs'
import { exportStaticFiles, packageBrand, packageGateway } from './package/packages.mjs'

const OUT = at('dist/packages')

/** @param {{ folder: string, archive: string, sha256: string }} made */
const print = ({ folder, archive, sha256 }) => console.log(`${folder}\n${archive}\nSHA-256 ${sha256}`)

// npm run package -- <brand> | gateway: writes a folder and a .tar.gz that run with Node alone to dist/packages.
// npm run package -- <brand> --static: writes plain files for hosts without Node. The settings are those of the site server.
await runUntilStopped(async (group) => {
  const [name = '', option] = process.argv.slice(2)
  const isBrand = allBrands().includes(name)
  if (!isBrand && name !== 'gateway') throw new Error(`Name gateway or a brand: ${allBrands().join(', ')}.`)
  if (option !== undefined && !(isBrand && option === '--static')) throw new Error(`There is no option ${option}.`)
  await ensureInstalled(group)
  if (!isBrand) return print(await packageGateway(group, OUT))
  await group.run({ name: 'Building', command: 'turbo', args: buildArguments([name]) })
  const made = await packageBrand(group, name, OUT)
  print(option ? await exportStaticFiles(group, name, made.folder) : made)
})
