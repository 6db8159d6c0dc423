import path from 'node:path'

// A package starts its programs as `node server/main.js`.
const OF_A_PACKAGE = /[\\/]server[\\/](?:main|operator)\.js$/

/** Returns how an operator types a command: in the repository, or in the folder of a package. */
export function typedCommand(words: string, program = process.argv[1] ?? ''): string {
  if (!OF_A_PACKAGE.test(program)) return `npm run gateway -- ${words}`
  return `node ${path.relative(process.cwd(), path.join(path.dirname(program), 'operator.js'))} ${words}`
}
