import { UsageError } from './usage-error.ts'

/** The words and options of a command line. */
export interface CommandLine {
  words: string[]
  /** The options of the command that were typed. */
  flags: string[]
  /** Confirmed beforehand, by `--yes` or by `yes` as the last word. */
  isConfirmed: boolean
  shopId?: string
  operator?: string
}

const MAX_NAME_LENGTH = 60

/** Reads a command line with the options `--yes`, `--shop <id>`, `--as <name>`, and those that the command has besides. */
export function readCommandLine(typed: readonly string[], flags: readonly string[] = []): CommandLine {
  const line: CommandLine = { words: [], flags: [], isConfirmed: false }
  const rest = [...typed]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--yes') line.isConfirmed = true
    else if (word === '--shop') line.shopId = valueOf(word, rest)
    else if (word === '--as') line.operator = valueOf(word, rest)
    else if (flags.includes(word)) line.flags.push(word)
    else if (word.startsWith('--'))
      throw new UsageError(`There is no option "${word}", but ${['--yes', '--shop', '--as', ...flags].join(', ')}.`)
    else line.words.push(word)
  }
  if (line.words.at(-1) !== 'yes') return line
  return { ...line, words: line.words.slice(0, -1), isConfirmed: true }
}

function valueOf(option: string, rest: string[]): string {
  const value = rest.shift() ?? ''
  if (!/^[\w .@-]+$/.test(value) || value.startsWith('-') || value.length > MAX_NAME_LENGTH) {
    throw new UsageError(`${option} wants a name of at most ${MAX_NAME_LENGTH} letters.`)
  }
  return value
}
