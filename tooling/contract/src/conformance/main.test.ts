import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defects, type DefectName } from '../documented-gateway/defects/defects.ts'
import { createDocumentedGateway } from '../documented-gateway/documented-gateway.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Report } from './examine.ts'

let folder = ''

const main = path.join(import.meta.dirname, 'main.ts')

/** Runs the command. Resolves with its exit code and what it printed. */
const run = (...args: string[]) =>
  new Promise<{ code: number | null; printed: string }>((resolve) => {
    const program = execFile(process.execPath, [main, ...args], (_error, output, errors) =>
      resolve({ code: program.exitCode, printed: output + errors }),
    )
  })

async function runAgainst(fault: DefectName | undefined, ...args: string[]) {
  const gateway = createDocumentedGateway({ fault: fault && defects[fault] })
  try {
    return await run(await gateway.listen(), ...args)
  } finally {
    await gateway.close()
  }
}

describe('the comparison', () => {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'conformance-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('[API-54] prints a report and writes its files', async () => {
    const [json, html] = [path.join(folder, 'report.json'), path.join(folder, 'report.html')]
    const { code, printed } = await runAgainst(undefined, '--json', json, '--html', html)
    expect(printed).toContain('27 of 27 can work')
    expect(code).toBe(0)
    const report = JSON.parse(await readFile(json, 'utf8')) as Report
    expect(report.brokenPages).toEqual([])
    expect(report.times.find(({ call }) => call === 'GET /api/translations')).toMatchObject({ samples: 10 })
    expect(await readFile(html, 'utf8')).toContain('<title>Conformance of documented</title>')
  })

  it('[API-54] ends with 1 where a page of the documents cannot work', async () => {
    const { code, printed } = await runAgainst('cart is refused')
    expect(printed).toContain('Pages that cannot work')
    expect(code).toBe(1)
  })

  it('ends with 2 and its usage for a wrong command line', async () => {
    const { code, printed } = await run()
    expect(printed).toContain('npm run conformance -- <base url>')
    expect(code).toBe(2)
  })
})
