import { readFileSync, statSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

const MAX_BYTES = 64 * 1024

/**
 * Returns the environment with secrets from files: `GATEWAY_SECRET_FILE=/run/secrets/gateway` becomes `GATEWAY_SECRET`. Throws
 * if both are set, or if the file cannot be read or is empty. The message never contains the secret.
 */
export function withSecretFiles(environment: Environment, names: readonly string[]): Environment {
  const read = names.flatMap((name): [string, string | undefined][] => {
    const file = environment[`${name}_FILE`]
    if (!file) return []
    if (environment[name]) throw new Error(`Set ${name} or ${name}_FILE, not both.`)
    return [
      [name, contentOf(name, file)],
      [`${name}_FILE`, undefined],
    ]
  })
  return { ...environment, ...Object.fromEntries(read) }
}

function contentOf(name: string, file: string): string {
  let content = ''
  try {
    if (statSync(file).size <= MAX_BYTES) content = readFileSync(file, 'utf8').trim()
  } catch {
    // The message below names the file.
  }
  if (content === '') throw new Error(`${name}_FILE must name a readable file that holds the secret: ${file}`)
  return content
}
