import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { source } from '../../testing/paths.ts'
import { typedCommand } from './typed-command.ts'

describe('typedCommand', () => {
  it.each([
    ['tooling/gateway/src/operator.ts', 'npm run gateway -- adopt'],
    ['tooling/gateway/src/main.ts', 'npm run gateway -- adopt'],
    ['server/operator.js', 'node server/operator.js adopt'],
    ['server/main.js', 'node server/operator.js adopt'],
    ['gateway-linux-x64/server/main.js', 'node gateway-linux-x64/server/operator.js adopt'],
  ])('a hint of %s names the operator’s program of the same place', (program, hint) => {
    expect(typedCommand('adopt', path.resolve(program))).toBe(hint)
  })

  it('names the operator’s program for every hint', () => {
    const naming = globSync('**/!(*.test).ts', { cwd: source }).filter((file) =>
      /^(?!\s*(?:\/\/|\/?\*)).*npm (?:run|start)/m.test(readFileSync(path.join(source, file), 'utf8')),
    )
    expect(naming).toEqual(['failures/typed-command.ts'])
  })
})
