import { expect, it } from 'vitest'
import { createTestSandboxes } from '../testing.ts'

const FILE_IN_PAGE = /(?:href|src)="([^"]+\.(?:css|js))"/g
const IMPORT = /from '([^']+)'/g

it('names only files that are there, and so do their scripts', async () => {
  const { call, createPayment } = createTestSandboxes()
  const page = await (await call('GET', `/v1/?paymentId=${await createPayment()}`)).text()
  const found = [...page.matchAll(FILE_IN_PAGE)].map(([, path = '']) => path)
  expect(found).toHaveLength(2)
  // The list grows while it is walked: a script brings its imports.
  for (const path of found) {
    const answer = await call('GET', path)
    expect([path, answer.status]).toEqual([path, 200])
    const imports = [...(await answer.text()).matchAll(IMPORT)].map(([, name = '']) => name)
    found.push(...imports.map((name) => new URL(name, `http://sandbox.test${path}`).pathname))
  }
  expect(found).toContain('/__sandbox/customer-page/browser/page-parts.js')
  expect((await call('GET', '/__sandbox/nets/browser/nothing.js')).status).toBe(404)
})

it('says that no real payment happens', async () => {
  const { call } = createTestSandboxes()
  expect(await (await call('GET', '/v1/?paymentId=nobody')).text()).toContain('Sandbox: no real payment')
})

it('takes no body longer than any third party would', async () => {
  const { nexi } = createTestSandboxes()
  expect((await nexi('POST', '/payments', { order: 'x'.repeat(300_000) })).status).toBe(413)
})
