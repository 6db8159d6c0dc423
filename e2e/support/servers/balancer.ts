import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { sendBytes } from '@shop/server/testing/framing.ts'
import { freePort } from '@shop/server/testing/ports.ts'
import { servers } from './servers.ts'
import { balancerFile } from '../paths.ts'

/** HAProxy. Undefined where it is not installed. */
export const HAPROXY = ['haproxy', '/usr/sbin/haproxy'].find((file) => spawnSync(file, ['-v']).status === 0)

const address = (port: number) => `127.0.0.1:${port}`

/** Starts a balancer in front of the site server and the gateway, and returns its port. */
export async function startBalancer(program: string) {
  const [port, internalPort] = [await freePort(), await freePort()]
  const [site, gateway] = [address(servers.sitePort), new URL(servers.gatewayFromNode).host]
  const balancer = spawn(program, ['-db', '-f', balancerFile], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PUBLIC_BIND: address(port),
      GATEWAY_BIND: address(internalPort),
      GATEWAY_HOST: 'gateway.localhost',
      SITE_1: site,
      SITE_2: site,
      GATEWAY_1: gateway,
      GATEWAY_2: gateway,
    },
  })
  await expect
    .poll(() => sendBytes(port, 'GET /health HTTP/1.1\r\nHost: any\r\n\r\n', { leaves: true }))
    .toContain('HTTP/1.1 200')
  return {
    port,
    async [Symbol.asyncDispose]() {
      const ended = once(balancer, 'exit')
      balancer.kill()
      await ended
    },
  }
}
