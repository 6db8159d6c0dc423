import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { ATTACKS, METHODS, sendBytes } from './framing.ts'

/** Where visitors reach a shop that asks for referral codes, on this machine. */
export interface Entrance {
  port: number
  /** The Host header of the shop. */
  host: string
}

/** How the calls of visitors were answered. */
export interface AnswerCount {
  own: number
  /** Answers that belong to another call. */
  foreign: number
  /** Calls without an answer, or with a refusal. */
  failed: number
  /** The first answers that were not the visitor's own. */
  examples: string[]
}

type Report = (kind: 'own' | 'foreign' | 'failed', answer: string) => void

const READS = 3
const KEPT_EXAMPLES = 5
const CALL_TIMEOUT = 30_000

/** How many visitors come, without `visitors` until the signal is aborted, and how many of them at once. */
export interface Crowd {
  visitors?: number
  atOnce: number
  until?: AbortSignal
}

/**
 * Sends visitors through a shop. Each writes a mark that only they know into a cart, and looks for it in each cart that they
 * read. An attacker sends bodies that a careless server takes for calls in the meantime.
 */
export async function countForeignAnswers(
  entrance: Entrance,
  { visitors = Infinity, atOnce, until }: Crowd,
): Promise<AnswerCount> {
  const count: AnswerCount = { own: 0, foreign: 0, failed: 0, examples: [] }
  const report: Report = (kind, answer) => {
    count[kind]++
    if (kind !== 'own' && count.examples.length < KEPT_EXAMPLES) count.examples.push(`${kind}: ${answer}`)
  }
  let arrived = 0
  const isExpected = () => !until?.aborted && arrived++ < visitors
  const visitInTurn = async () => {
    while (isExpected()) await visit(entrance, report)
  }
  const isOver = new AbortController()
  const attacking = attack(entrance, isOver.signal)
  await Promise.all(Array.from({ length: atOnce }, visitInTurn))
  isOver.abort()
  await attacking
  return count
}

/** Fills a cart with a mark and reads it, on connections that stay open. */
async function visit(entrance: Entrance, report: Report) {
  const agent = new http.Agent({ keepAlive: true, timeout: CALL_TIMEOUT })
  const [userId, mark] = [randomUUID(), randomUUID()]
  const ask = async (path: string, isOwn: (text: string) => boolean, body?: object) => {
    const { status, text } = await call(entrance, agent, path, body)
    const kind = status === 200 ? (isOwn(text) ? 'own' : 'foreign') : 'failed'
    report(kind, `${status} ${text}`)
    return kind
  }
  const change = { userId, customProperties: { referralCode: mark } }
  const changed = await ask('/api/cart/update-properties', (text) => !text.includes('customProperties'), change)
  const read = () => ask(`/api/cart/get?userId=${userId}`, (text) => text.includes(`"referralCode":"${mark}"`))
  // A cart whose mark was refused has none.
  if (changed !== 'failed') await Promise.all(Array.from({ length: READS }, read))
  agent.destroy()
}

function call({ port, host }: Entrance, agent: http.Agent, path: string, body?: object) {
  const sent = body && JSON.stringify(body)
  const headers = {
    host,
    ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  }
  return new Promise<{ status: number; text: string }>((resolve) => {
    const lost = (failure: Error) => resolve({ status: 0, text: failure.message })
    http
      .request({ agent, host: '127.0.0.1', port, path, method: sent ? 'POST' : 'GET', headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text })).on('error', lost)
      })
      .on('error', lost)
      .end(sent)
  })
}

/** Sends every attack with every method, over and over until the signal is aborted. */
async function attack({ port, host }: Entrance, signal: AbortSignal) {
  const path = `/api/cart/get?userId=${randomUUID()}`
  while (!signal.aborted)
    for (const method of METHODS)
      for (const { text, isCutOff } of ATTACKS) {
        if (signal.aborted) return
        await sendBytes(port, text({ method, path, host }), { leaves: isCutOff })
      }
}
