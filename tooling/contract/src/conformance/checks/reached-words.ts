import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { packages } from '../../paths.ts'

/** What a file says when it runs: its string literals, and the files that it imports. */
interface Source {
  words: readonly string[]
  imports: readonly string[]
}

const sources = new Map<string, Source>()

/**
 * Collects the string literals of a file and of everything of `features` and `domain` that it imports. Types, comments and
 * comparisons show no text, so their literals do not count. `entry` is a path below `packages`.
 */
export function wordsReachedFrom(entry: string): Set<string> {
  const seen = new Set<string>()
  const waiting = [path.join(packages, entry)]
  const words = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    const source = readSource(file)
    for (const word of source.words) words.add(word)
    waiting.push(...source.imports)
  }
  return words
}

function readSource(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const source = parseSource(file, readFileSync(file, 'utf8'))
  sources.set(file, source)
  return source
}

/** Parses a source file. Throws for a file that is no TypeScript. */
export function parseSource(file: string, text: string): Source {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const imports: string[] = []
  const words: string[] = []
  const silent = new Set<object>()
  const addImport = (source: { type: string; value?: unknown } | null, kind?: string) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return
    silent.add(source)
    const imported = fileOf(source.value, file)
    if (kind !== 'type' && imported) imports.push(imported)
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => addImport(source, importKind),
    ExportNamedDeclaration: ({ source, exportKind }) => addImport(source, exportKind),
    ExportAllDeclaration: ({ source, exportKind }) => addImport(source, exportKind),
    ImportExpression: ({ source }) => addImport(source),
    TSLiteralType: ({ literal }) => void silent.add(literal),
    BinaryExpression: ({ left, right }) => void silent.add(left).add(right),
    Literal: (literal) => {
      if (typeof literal.value === 'string' && !silent.has(literal)) words.push(literal.value)
    },
    TemplateElement: ({ value }) => void words.push(value.cooked ?? ''),
  }).visit(program)
  return { words, imports }
}

/** The file of an import, or undefined for one of another package or without code. */
function fileOf(name: string, importer: string): string | undefined {
  if (name.endsWith('.json')) return undefined
  if (name.startsWith('.')) return path.join(path.dirname(importer), name)
  const domain = '@shop/domain/'
  return name.startsWith(domain) ? path.join(packages, 'domain/src', name.slice(domain.length)) : undefined
}
