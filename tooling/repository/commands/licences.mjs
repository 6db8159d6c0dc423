import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as rules from '../rules/licences.mjs'
import { writeBillOfMaterials } from '../licences/bill-of-materials.mjs'
import { ourPackages } from '../workspace/packages.mjs'
import { licenceComplaint, nameOf, unusedRules } from '../licences/rules.mjs'
import { runUntilStopped } from '../processes/lifetime.mjs'

// node tooling/repository/commands/licences.mjs: fails for a library whose licence is not in tooling/repository/rules/licences.mjs,
// and for what that file allows although no library needs it.
await runUntilStopped(async (group) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'licences-'))
  try {
    const ours = new Set(ourPackages().map(({ name }) => name))
    const components = await writeBillOfMaterials(group, path.join(folder, 'sbom.json'))
    const libraries = components.filter((component) => !ours.has(nameOf(component)))
    const refused = libraries.flatMap((library) => licenceComplaint(library, rules) ?? [])
    const complaints = [...refused, ...unusedRules(libraries, rules)]
    console.log(complaints.length > 0 ? complaints.join('\n') : `${libraries.length} libraries may be used.`)
    return complaints.length > 0 ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
