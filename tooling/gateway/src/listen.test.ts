import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { listen } from './listen.ts'

it('keeps idle connections open longer than the shop in front of it, so that no call meets a closed one', async () => {
  const { address, close } = await listen(0, '127.0.0.1', () => undefined)
  const { port } = address as AddressInfo
  const agent = new http.Agent({ keepAlive: true })
  const headers = await new Promise<http.IncomingHttpHeaders>((resolve, reject) => {
    http.get({ port, agent, path: '/health/live' }, (answer) => resolve(answer.resume().headers)).on('error', reject)
  })
  agent.destroy()
  await close()
  const [, idle] = /timeout=(\d+)/.exec(String(headers['keep-alive'])) ?? []
  expect(Number(idle)).toBeGreaterThan(30)
})
