import { serve } from '@hono/node-server'
import { judgeCalls } from './judge.ts'

// A gateway behind the judge: node src/testing/judging-proxy.ts <port> <gateway>. `/judgement` says what it has seen.
const [port, gateway = ''] = process.argv.slice(2)
const { fetch: judged, complaints, judgedCalls } = judgeCalls(fetch)

/** They hold for one connection, and for bytes that `fetch` has unpacked. */
const OF_CONNECTION = ['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding']

function passedOn(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of OF_CONNECTION) kept.delete(name)
  return kept
}

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  if (pathname === '/judgement') return Response.json({ calls: judgedCalls.size, complaints: [...new Set(complaints)] })
  const { method, headers, signal } = request
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer()
  const sent = { method, headers: passedOn(headers), body, signal, redirect: 'manual' } as const
  const got = await judged(gateway + pathname + search, sent)
  return new Response(got.body, { status: got.status, headers: passedOn(got.headers) })
}

serve({ fetch: answer, hostname: '127.0.0.1', port: Number(port) })
