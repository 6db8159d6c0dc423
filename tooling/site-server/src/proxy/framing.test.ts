import { ATTACKS, METHODS, sendBytes, SMUGGLED } from '@shop/server/testing/framing.ts'
import http, { type RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { HOST, startSites, startUpstream } from '../testing.ts'

/** What the gateway does with a call, by the first part of its path: when it answers, with which status, and what then. */
const BEHAVIOURS = {
  early: { waits: false, status: 200, connection: 'keep-alive' },
  late: { waits: true, status: 200, connection: 'keep-alive' },
  refusing: { waits: false, status: 413, connection: 'keep-alive' },
  closing: { waits: true, status: 200, connection: 'close' },
}
type Behaviour = keyof typeof BEHAVIOURS

/** A gateway that answers each call with the mark in its path, and records what it received. */
function recordingGateway() {
  const received: { url: string; client: unknown }[] = []
  const listener: RequestListener = (request, response) => {
    const { url = '', headers } = request
    received.push({ url, client: headers['x-forwarded-for'] })
    const [, behaviour, mark] = /\/api\/(\w+)\/([\w-]+)/.exec(url) ?? []
    const { waits, status, connection } = BEHAVIOURS[behaviour as Behaviour] ?? BEHAVIOURS.early
    const answer = () => {
      response.writeHead(status, { connection, 'content-type': 'application/json' }).end(JSON.stringify({ mark }))
    }
    if (waits) request.resume().on('end', answer)
    else answer()
  }
  /** Returns what the site server never meant to send. */
  const foreign = () => received.filter(({ url, client }) => url.includes(SMUGGLED) || client !== '127.0.0.1')
  return { listener, foreign }
}

/** Visitors who keep their connections open between calls. Each call has a mark of its own. */
function createVisitors(port: number) {
  const agents = Array.from({ length: 4 }, () => new http.Agent({ keepAlive: true, maxSockets: 1 }))
  let calls = 0
  const call = (agent: http.Agent, method: string, behaviour: Behaviour) =>
    new Promise<boolean>((resolve, reject) => {
      const mark = `visitor-${calls++}`
      const path = `/api/${behaviour}/${mark}`
      const request = http.request({ agent, host: '127.0.0.1', port, path, method, headers: { host: HOST } })
      request.on('error', reject).on('response', (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve(text === JSON.stringify({ mark })))
      })
      request.end(method === 'POST' ? '{"products":{"1":1}}' : undefined)
    })
  return {
    /** Resolves with true if each visitor got the answer to each of their calls. */
    async getOwnAnswers() {
      const answers = agents.flatMap((agent) => [
        call(agent, 'GET', 'late'),
        call(agent, 'POST', 'early'),
        call(agent, 'POST', 'late'),
      ])
      return (await Promise.all(answers)).every(Boolean)
    },
    leave: () => agents.forEach((agent) => agent.destroy()),
  }
}

describe('framing of proxied requests', () => {
  it.each(METHODS)('[API-48] each visitor gets the answer to their own call beside any %s request', async (method) => {
    const { listener, foreign } = recordingGateway()
    await using upstream = await startUpstream(listener)
    await using sites = await startSites({}, { SITES__testbrand__dk__gateway: `${upstream.url}/shops/{shop}` })
    const visitors = createVisitors(sites.port)
    const mistaken: string[] = []
    for (const { title, text, isCutOff } of ATTACKS) {
      const attacks = Object.keys(BEHAVIOURS).map((behaviour) =>
        sendBytes(sites.port, text({ method, path: `/api/${behaviour}/attacker`, host: HOST }), { leaves: isCutOff }),
      )
      const areOwn = [await visitors.getOwnAnswers(), (await Promise.all(attacks), await visitors.getOwnAnswers())]
      if (areOwn.includes(false)) mistaken.push(title)
    }
    visitors.leave()
    expect({ mistaken, foreign: foreign() }).toEqual({ mistaken: [], foreign: [] })
  })
})
