// Writes the demo shops in the form in which an operator hands over shops of their own.
//   node src/write-shops-file.ts shops.json
import { writeFileSync } from 'node:fs'
import { demoData } from './demo-data.ts'

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file to write.')
const { shops, pictures } = demoData()
writeFileSync(file, `${JSON.stringify({ shops, pictures }, undefined, 2)}\n`)
console.log(`Wrote ${shops.map(({ id }) => id).join(', ')} to ${file}`)
