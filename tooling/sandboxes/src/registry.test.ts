import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTestSandboxes } from './testing.ts'

describe('the registry', () => {
  it('the registry lists every folder with a sandbox', () => {
    const folders = readdirSync(import.meta.dirname).filter((name) =>
      existsSync(new URL(`./${name}/sandbox.ts`, import.meta.url)),
    )
    expect(folders.length).toBeGreaterThan(0)
    const listed = readFileSync(new URL('./registry.ts', import.meta.url), 'utf8')
    for (const folder of folders) expect(listed).toContain(`'./${folder}/sandbox.ts'`)
  })

  it('each sandbox has its own name, a line on the overview, and files that exist', async () => {
    const { sandboxes, app, call } = createTestSandboxes()
    const names = sandboxes.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const overview = await (await call('GET', '/__sandbox')).text()
    for (const { line } of sandboxes) expect(overview).toContain(String(await line))
    for (const path of sandboxes.flatMap(({ browserFiles }) => Object.keys(browserFiles ?? {}))) {
      const file = await app.request(`${path}?id=GTM-TEST`)
      expect([path, file.status]).toEqual([path, 200])
      expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
  })

  it('a scenario of an unknown sandbox is refused', async () => {
    const { call } = createTestSandboxes()
    const scenario = (provider: string) => call('POST', '/__sandbox/scenarios', { provider, steps: ['late'] })
    expect((await scenario('nets')).status).toBe(201)
    expect((await scenario('unknown')).status).toBe(400)
  })
})
