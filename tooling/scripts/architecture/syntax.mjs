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
