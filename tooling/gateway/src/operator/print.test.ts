import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { print, printable, printFailure, reasonOf } from './print.ts'
import { source } from '../../testing/paths.ts'

const HOSTILE = 'inger\u001B[2J\u009B31m\u202E@example.com\r\n\u2028next\u0007'

describe('print', () => {
  it('[RUN-23] prints what visitors typed without anything that steers a terminal', () => {
    expect(printable(HOSTILE)).toBe(
      String.raw`inger\u001b[2J\u009b31m\u202e@example.com\u000d` + '\n' + String.raw`\u2028next\u0007`,
    )
    expect(printable('Søren 😀\n李小龍')).toBe('Søren 😀\n李小龍')
  })

  it('[RUN-23] prints JSON that reads as the same text', () => {
    const data = { email: HOSTILE }
    expect(JSON.parse(printable(JSON.stringify(data)))).toEqual(data)
  })

  it('[RUN-23] prints results and failures alike', () => {
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    print('a\u001Bb')
    printFailure(new Error('c\u001Bd'))
    const written = [...out.mock.calls, ...err.mock.calls].map(([text]) => text)
    vi.restoreAllMocks()
    expect(written).toEqual(['a\\u001bb\n', 'c\\u001bd\n'])
  })

  it('[RUN-23] names the innermost cause, and never a query with its parameters', () => {
    const refused = new Error('password authentication failed for user "shop"')
    const query = new Error('Failed query: select … params: inger@example.com', { cause: refused })
    expect(reasonOf(new Error('The gateway cannot be asked', { cause: query }))).toBe(refused.message)
    const each = [new Error('connect ECONNREFUSED ::1:5432'), new Error('connect ECONNREFUSED 127.0.0.1:5432')]
    expect(reasonOf(new Error('Failed query', { cause: new AggregateError(each) }))).toBe(
      'connect ECONNREFUSED ::1:5432\nconnect ECONNREFUSED 127.0.0.1:5432',
    )
    expect(reasonOf('text')).toBe('text')
  })

  it('[RUN-23] is the only way in which programs for operators print', () => {
    const printing = globSync('**/!(*.test).ts', { cwd: source }).filter((file) =>
      /console\.(?:log|info|warn|error)|std(?:out|err)\.write/.test(readFileSync(path.join(source, file), 'utf8')),
    )
    expect(printing.toSorted()).toEqual(['operator/print.ts'])
    const asks = readFileSync(path.join(source, 'operator/terminal.ts'), 'utf8')
    expect(asks).toContain('printable(consequence)')
  })
})
