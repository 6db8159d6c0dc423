import { parseSync, Visitor } from 'vite'

/** Parses a source text by its file's name; throws for what is no TypeScript or JavaScript. @param {string} file @param {string} source */
export function parse(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return program
}

/** Returns a source text with spaces in place of its comments. @param {string} file @param {string} source */
export const withoutComments = (file, source) =>
  parseSync(file, source).comments.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    source,
  )

/** Lists the names of every function and variable of a program. @param {import('vite').ESTree.Program} program */
export function declaredIn(program) {
  const names = []
  const add = ({ id }) => {
    if (id?.type === 'Identifier') names.push(id.name)
  }
  new Visitor({ FunctionDeclaration: add, VariableDeclarator: add }).visit(program)
  return names
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
