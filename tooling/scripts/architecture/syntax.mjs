import { parseSync, Visitor } from 'vite'

/** Parses a source text by its file's name; throws for what is no TypeScript or JavaScript. @param {string} file @param {string} source */
export function parse(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return program
}

/**
 * Lists everything that a program imports. `typeOnly` imports are gone when the program runs.
 * @param {import('vite').ESTree.Program} program
 * @returns {{ name: string, typeOnly: boolean }[]}
 */
export function importsIn(program) {
  const found = []
  const add = (source, kind) => {
    if (source?.type === 'Literal') found.push({ name: source.value, typeOnly: kind === 'type' })
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source, 'type'),
  }).visit(program)
  return found
}

/**
 * Lists the names in a program with their lines: of variables, properties, types, elements and attributes.
 * @param {import('vite').ESTree.Program} program
 * @param {string} source the text it was parsed from
 * @returns {{ name: string, line: number }[]}
 */
export function identifiersIn(program, source) {
  const found = []
  const add = ({ name, start }) => found.push({ name, start })
  new Visitor({ Identifier: add, PrivateIdentifier: add, JSXIdentifier: add }).visit(program)
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lineOf = (start) => lineStarts.findLastIndex((lineStart) => lineStart <= start) + 1
  return found.map(({ name, start }) => ({ name, line: lineOf(start) }))
}
