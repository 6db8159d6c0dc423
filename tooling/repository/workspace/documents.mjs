import path from 'node:path'

const LINK = /\]\(([^)#\s]+)[^)]*\)/g
const QUOTED = /`([^`\n]+)`/g
/** The folders of the repository's root that hold sources. */
export const TOP_FOLDERS = ['.ci', 'apps', 'docs', 'e2e', 'packages', 'tooling']
const IN_A_TOP_FOLDER = new RegExp(
  String.raw`^(?:${TOP_FOLDERS.map((name) => name.replace('.', String.raw`\.`)).join('|')})/[\w@./<>*{},-]+$`,
)
const COMMAND = /^ {4,}(.*)$/gm
const SOURCE = /^(?:\.\.?\/)*[\w@<*{][\w@./<>*{},-]*\.(?:css|json|jsonc|md|mjs|mts|ts|tsx|yaml)$/

/** Files that documents name and the repository does not hold: examples, generated files, files of other systems. */
export const NOT_IN_THE_REPOSITORY = [
  'pages/service/opening-hours-page.tsx',
  'pages/service/opening-hours-page.test.tsx',
  'sbom.cdx.json',
  'staticwebapp.config.json',
  'VERSION.json',
  'vercel.json',
]

/**
 * Lists the paths of the repository that a document names: its links to files, what it writes in backquotes, and the words of
 * its indented commands. A part of a path in angle brackets stands for any name.
 * @param {string} file the document, from the root
 * @param {string} text
 * @returns {{ named: string, patterns: string[] }[]} `patterns` are globs from the root; one of them must match a file
 */
export function pathsIn(file, text) {
  const links = [...text.matchAll(LINK)].map(([, link]) => link).filter((link) => !/^[a-z]+:/.test(link))
  const quoted = [...text.matchAll(QUOTED)].map(([, words]) => words)
  const commanded = [...text.matchAll(COMMAND)].flatMap(([, command]) => command.split(/[\s'"=]+/))
  return [
    ...links.map((named) => ({ named, patterns: [globOf(path.posix.join(path.posix.dirname(file), named))] })),
    ...[...quoted, ...commanded]
      .filter((words) => IN_A_TOP_FOLDER.test(words))
      .map((named) => ({ named, patterns: [globOf(named)] })),
    ...quoted
      .filter((words) => SOURCE.test(words) && !IN_A_TOP_FOLDER.test(words))
      .map((named) => ({ named, patterns: [globOf(named), `**/${globOf(named.replace(/^(?:\.\.?\/)+/, ''))}`] })),
  ]
}

const globOf = (named) => named.replaceAll(/<[^>]+>/g, '*').replace(/\/$/, '')
