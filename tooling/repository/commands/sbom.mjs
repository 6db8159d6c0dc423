import { writeBillOfMaterials } from '../licences/bill-of-materials.mjs'
import { ensureInstalled } from '../workspace/install.mjs'
import { runUntilStopped } from '../processes/lifetime.mjs'
import { at } from '../workspace/paths.mjs'

const FILE = 'sbom.cdx.json'

// npm run audit -- --sbom: writes every library with version and licence to sbom.cdx.json (CycloneDX), without the network.
await runUntilStopped(async (group) => {
  await ensureInstalled(group)
  const components = await writeBillOfMaterials(group, at(FILE))
  console.log(`${components.length} components in ${FILE}`)
})
