import { complaintAbout, unusedRules } from '../architecture/house-rules.mjs'
import { findProviderNames } from '../architecture/provider-names.mjs'
import { findRestrictedCalls } from '../architecture/restricted-calls.mjs'
import { importsIn, parse } from '../architecture/syntax.mjs'
import { ourPackages, readSource, sourcesOf, targetOf } from '../workspace/packages.mjs'

// node tooling/repository/commands/architecture.mjs [folder …]: fails for an import that tooling/repository/rules/imports.mjs forbids, for what that file
// allows without need, for a payment provider's name outside its folders, and for a call that needs a reason. The linter finds
// files that import in a circle.
const packages = ourPackages()
const ownerOf = (file) => packages.find(({ folder }) => file.startsWith(`${folder}/`))?.name ?? 'the root'
const chosen = process.argv.slice(2)
const isChosen = ({ folder }) => chosen.length === 0 || chosen.includes(folder)

const sources = packages.filter(isChosen).flatMap(({ name: from, folder }) =>
  sourcesOf(folder).map((file) => {
    const source = readSource(file)
    const program = parse(file, source)
    return { file, from, source, program, imports: importsIn(program) }
  }),
)
const steps = sources.flatMap(({ file, from, imports }) =>
  imports.map((one) => {
    const target = targetOf(file, one.name, packages)
    return { ...one, file, from, target, to: target && ownerOf(target) }
  }),
)
const providerNames = findProviderNames(sources)
const restrictedCalls = findRestrictedCalls(sources)
const complaints = [
  ...steps.flatMap((step) => complaintAbout(step) ?? []),
  ...providerNames.complaints,
  ...restrictedCalls.complaints,
  ...(chosen.length > 0
    ? []
    : [
        ...unusedRules(
          steps,
          sources.map(({ file }) => file),
        ),
        ...providerNames.unused,
        ...restrictedCalls.unused,
      ]),
]

console.log(complaints.length > 0 ? complaints.join('\n') : `${sources.length} files keep to the house rules.`)
process.exitCode = complaints.length > 0 ? 1 : 0
