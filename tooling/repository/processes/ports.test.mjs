import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { freePorts, readPorts, requireFreePorts } from './ports.mjs'

describe('the ports of a shop', () => {
  it('are the usual ones unless the environment says otherwise', () => {
    expect(readPorts({ SITE_PORT: '3100' })).toEqual({
      SITE_PORT: 3100,
      GATEWAY_PORT: 4000,
      SANDBOX_PORT: 8080,
      SANDBOX_SMTP_PORT: 2525,
    })
  })

  it.each(['web', '0', '70000', '3000.5'])('refuse %j by name', (SITE_PORT) => {
    expect(() => readPorts({ SITE_PORT })).toThrow('SITE_PORT')
  })

  it('say which port is taken and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address()
    const [free] = await freePorts(1)
    await expect(requireFreePorts({ GATEWAY_PORT: port, SITE_PORT: free })).rejects.toThrow(
      `Port ${port} (GATEWAY_PORT) is taken.`,
    )
    other.close()
    await once(other, 'close')
    await expect(requireFreePorts({ GATEWAY_PORT: port, SITE_PORT: free })).resolves.toBeUndefined()
  })

  it('are all different when free ones are asked for', async () => {
    expect(new Set(await freePorts(5)).size).toBe(5)
  })

  it('are none that a server without a port of its own may receive', async () => {
    expect(Math.max(...(await freePorts(50)))).toBeLessThan(32_768)
  })

  it('are not returned again before a server listens there', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValueOnce(0.1).mockReturnValueOnce(0.1).mockReturnValueOnce(0.2)
    const [first] = await freePorts(1)
    const [second] = await freePorts(1)
    random.mockRestore()
    expect(second).toBeGreaterThan(first)
  })
})
