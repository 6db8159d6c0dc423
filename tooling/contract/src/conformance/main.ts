import { writeFile } from 'node:fs/promises'
import { examine } from './examine.ts'
import { readOptions, USAGE, type Options } from './options.ts'
import { writeHtml } from './report/html.ts'
import { writeTerminal } from './report/terminal.ts'

// npm run conformance -- <base url> [--write] [--name …] [--json file] [--html file]
const BROKEN_PAGE = 1
const WRONG_USE = 2

function options(): Options | undefined {
  try {
    return readOptions(process.argv.slice(2), process.env)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
  return undefined
}

const chosen = options()
if (chosen) {
  const { json, html, ...rest } = chosen
  const report = await examine(rest)
  process.stdout.write(writeTerminal(report))
  if (json) await writeFile(json, `${JSON.stringify(report, undefined, 2)}\n`)
  if (html) await writeFile(html, writeHtml(report))
  process.exitCode = report.brokenPages.length > 0 ? BROKEN_PAGE : 0
} else {
  process.exitCode = WRONG_USE
}
