// Loaded before a program, by --import or as the first module of a package's program. An earlier Node would stop at the first
// function that it lacks, or refuse TypeScript.
import { nodeComplaint } from './node-version.mjs'

const complaint = nodeComplaint(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
