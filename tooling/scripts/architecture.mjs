import { complaintAbout, circlesIn } from './architecture/house-rules.mjs'
import { importsIn, targetOf } from './architecture/imports.mjs'
import { ourPackages, readSource, sourcesOf } from './repository/packages.mjs'
import { providerComplaint } from './architecture/provider-names.mjs'
import { retiredWordComplaints } from './architecture/retired-words.mjs'

// node tooling/scripts/architecture.mjs [folder …]: fails for an import through a closed door, for files that import in a circle,
// for a payment provider's name outside its folders, and for a name made of a retired word.
const packages = ourPackages()
const ownerOf = (file) => packages.find(({ folder }) => file.startsWith(`${folder}/`))?.name ?? 'the root'

const complaints = []
const reaches = new Map()
const chosen = process.argv.slice(2)
for (const { name: from, folder } of packages) {
  if (chosen.length > 0 && !chosen.includes(folder)) continue
  for (const file of sourcesOf(folder)) {
    const source = readSource(file)
    const steps = importsIn(source).map((found) => ({
      ...found,
      file,
      from,
      target: targetOf(file, found.name, packages),
    }))
    reaches.set(
      file,
      steps.flatMap(({ target }) => target ?? []),
    )
    for (const step of steps) {
      const complaint = complaintAbout({ ...step, to: step.target && ownerOf(step.target) })
      if (complaint) complaints.push(complaint)
    }
    const named = providerComplaint(file, source)
    if (named) complaints.push(named)
    complaints.push(...retiredWordComplaints(file, source))
  }
}
for (const circle of circlesIn(reaches)) complaints.push(`A circle: ${circle.join(' → ')}`)

console.log(complaints.length > 0 ? complaints.join('\n') : `${reaches.size} files keep to the house rules.`)
process.exitCode = complaints.length > 0 ? 1 : 0
