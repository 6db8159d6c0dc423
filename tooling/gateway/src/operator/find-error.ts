import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { UsageError } from './usage-error.ts'

export const FIND_USAGE = 'find <error number> [log file …]'

// A trace has a handful of lines. More would be another program's log.
const MAX_LINES = 500

/**
 * Returns the log lines of the request with an error number, the earliest first. Takes the number as a customer reads it
 * out: `482 917 365`. Reads files, or the log on `input`.
 */
export async function findError(words: readonly string[], input: Readable): Promise<string> {
  const firstFile = words.findIndex((word) => !isPartOfNumber(word))
  const files = firstFile === -1 ? [] : words.slice(firstFile)
  const parts = words.slice(0, words.length - files.length)
  const number = parts.join('').replaceAll(/\D/g, '')
  if (number.length !== 9) throw new UsageError(`An error number has nine digits.\nnpm run gateway -- ${FIND_USAGE}`)
  const found: string[] = []
  for (const source of files.length > 0 ? files.map((file) => createReadStream(file)) : [input]) {
    for await (const line of createInterface({ input: source })) {
      if (found.length < MAX_LINES && line.includes(`"number":"${number}"`)) found.push(line.slice(line.indexOf('{')))
    }
  }
  return (
    found.toSorted((one, other) => timeOf(one).localeCompare(timeOf(other))).join('\n') ||
    `No line of the log has the error number ${number}.`
  )
}

const isPartOfNumber = (word: string) => /^[\d\s-]+$/.test(word)

// Each line begins with `{"time":"…"`. Lines of the same millisecond keep their order.
const timeOf = (line: string) => line.slice(0, 34)
