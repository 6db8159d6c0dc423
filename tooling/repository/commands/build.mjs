import { buildArguments, chosenBrands } from '../workspace/brands.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { runUntilStopped } from '../processes/lifetime.mjs'

// npm run build [-- <brand> …]: production builds of all or some brands; only what has changed is built again.
await runUntilStopped(async (group) => {
  const brands = chosenBrands(process.argv.slice(2))
  await ensureInstalled(group)
  await group.run({ name: 'Building', command: 'turbo', args: buildArguments(brands), show: 'all' })
})
