import { readFileSync, statSync } from 'node:fs'
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser'
import { isObject, type JsonObject } from './json.ts'
import { WrongSettings, type Problem } from './problem.ts'

export type Path = readonly string[]

/** The values of the settings file and of the environment, and where each stands. */
export interface Source {
  values: JsonObject
  /** Returns where a value stands: `sites.json:3:5`, or the name of a variable. `key` for the key instead of the value. */
  locate: (path: Path, part?: 'key' | 'value') => string
}

/** In bytes. A file with a hundred sites has 50 KB. */
const MAX_FILE_SIZE = 1_000_000
const PREFIX = 'SITES__'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the file that `SITES_FILE` names, and variables such as `SITES__phonicear__dk__gateway`, which replace its values.
 * Throws WrongSettings.
 */
export function readSource(env: Environment): Source {
  const file = env['SITES_FILE']
  const { values, locate: locateInFile } = file ? readFile(file) : noFile()
  const variables = Object.keys(env).filter((name) => name.startsWith(PREFIX) && env[name] !== '')
  if (!file && variables.length === 0) {
    throw new WrongSettings([{ at: 'SITES_FILE', text: 'must name the file with the settings of the sites' }])
  }
  const origins = new Map<string, string>()
  for (const variable of variables.toSorted()) {
    const path = pathOf(variable)
    replace(values, path, valueOf(env[variable] ?? ''))
    origins.set(path.join('\n'), variable)
  }
  return {
    values,
    locate: (path, part) => {
      const lengths = path.map((_step, index) => path.length - index)
      const variable = lengths.map((length) => origins.get(path.slice(0, length).join('\n'))).find(Boolean)
      return variable ?? locateInFile(path, part)
    },
  }
}

const noFile = (): Source => ({ values: {}, locate: () => 'the environment' })

function readFile(file: string): Source {
  const text = textOf(file)
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const place = (offset: number) => `${file}:${positionOf(text, offset)}`
  if (errors.length > 0) throw new WrongSettings(errors.map(({ error, offset }) => syntaxProblem(place(offset), error)))
  const values: unknown = root && getNodeValue(root)
  if (!root || !isObject(values)) throw new WrongSettings([{ at: place(0), text: 'expected an object in {}' }])
  const repeated = repeatedKeys(root)
  if (repeated.length > 0) {
    throw new WrongSettings(
      repeated.map(({ offset, value }) => ({
        at: place(offset),
        text: `"${String(value)}" stands here a second time`,
      })),
    )
  }
  return { values, locate: (path, part = 'value') => place(offsetOf(root, path, part)) }
}

function textOf(file: string): string {
  try {
    if (statSync(file).size > MAX_FILE_SIZE) throw new Error('the file is larger than 1 MB')
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (failure) {
    throw new WrongSettings([{ at: file, text: failure instanceof Error ? failure.message : String(failure) }])
  }
}

/** `CommaExpected` becomes `expected a comma`. */
function syntaxProblem(at: string, code: ParseError['error']): Problem {
  const words = printParseErrorCode(code)
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .toLowerCase()
  const [, missing] = /^(.*) expected$/.exec(words) ?? []
  return { at, text: missing ? `expected a ${missing}` : `cannot be read as JSON (${words})` }
}

function positionOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}

/** Returns where a value or its key stands. A value that is missing stands where the object around it does. */
function offsetOf(root: Node, path: Path, part: 'key' | 'value'): number {
  const node = findNodeAtLocation(root, [...path])
  if (!node) return path.length === 0 ? root.offset : offsetOf(root, path.slice(0, -1), part)
  const isProperty = node.parent?.type === 'property'
  return part === 'key' && isProperty ? (node.parent?.offset ?? node.offset) : node.offset
}

/** Returns the keys that an object has twice. Readers of JSON would silently use the last. */
function repeatedKeys({ type, children = [] }: Node): Node[] {
  const keys = type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : []
  const first = new Set<unknown>()
  const repeated = keys.filter(({ value }: { value?: unknown }) => first.size === first.add(value).size)
  return [...repeated, ...children.flatMap(repeatedKeys)]
}

/** `SITES__phonicear__dk_free__gateway` becomes `phonicear`, `dk-free`, `gateway`: shells allow no hyphen in a name. */
const pathOf = (variable: string): Path =>
  variable
    .slice(PREFIX.length)
    .split('__')
    .map((step, index) => (index < 2 && !step.startsWith('$') ? step.replaceAll('_', '-') : step))

/** Reads JSON where a value looks like it. Everything else is a text. */
function valueOf(text: string): unknown {
  if (!/^(?:[[{"].*|true|false|-?\d+(?:\.\d+)?)$/s.test(text.trim())) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function replace(values: JsonObject, [step = '', ...rest]: Path, value: unknown) {
  if (rest.length === 0) {
    values[step] = value
    return
  }
  const held = values[step]
  const inner = isObject(held) ? held : {}
  values[step] = inner
  replace(inner, rest, value)
}
