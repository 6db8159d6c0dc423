import { mkdtemp, rm, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onError } from '../http/on-error.ts'
import { readDemoData } from '../seeding/read-demo-data.ts'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { createImageRenderer } from './image-renderer.ts'
import { createPictureRoutes } from './picture-routes.ts'
import { listPictures } from './picture-store.ts'
import { startWarmUp } from './start-warm-up.ts'
import { warmUp } from './warm-up.ts'

const { pictures } = readDemoData()
const folderOf = (name: string) => `${name}-${pictures.find((picture) => picture.name === name)?.hash}`
const at = (name: string, file: string) => `/api/pictures/${folderOf(name)}/${file}`

const gateway = useTestGateway()

let folder: string
let ask: (url: string) => Promise<Response>

describe('pictures', () => {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
    const { db } = gateway
    const routes = new Hono()
      .onError(onError)
      .route('/', createPictureRoutes({ db, imageRenderer: createImageRenderer(folder) }))
    ask = async (url) => routes.request(url.replace('/api', ''))
  })

  afterEach(() => rm(folder, { recursive: true }))

  it('[PROD-21] gives a picture in the asked width and format, to be kept for good', async () => {
    const answer = await ask(at('battery-312', '180.avif'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/avif')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const bytes = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([bytes.width, bytes.height, bytes.hasAlpha]).toEqual([180, 180, true])
  })

  it('[PROD-21] renders a picture once, also when it is asked for at the same moment', async () => {
    const url = at('brush', '180.webp')
    const answers = await Promise.all([ask(url), ask(url), ask(url)])
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1)
    expect(await readdir(path.join(folder, folderOf('brush')))).toEqual(['180.webp'])
  })

  it('[HOME-04] gives the wide views in wide sizes, which articles do not have', async () => {
    const wide = await ask(at('hero-bernafon', '1600.webp'))
    expect((await sharp(Buffer.from(await wide.arrayBuffer())).metadata()).height).toBe(900)
    expect((await ask(at('brush', '1600.webp'))).status).toBe(404)
  })

  it('[SHELL-27] gives the sign for the browser tab as PNG', async () => {
    const answer = await ask(at('favicon-phonicear', '64.png'))
    expect(answer.headers.get('content-type')).toBe('image/png')
  })

  it.each([
    '/api/pictures/unknown-0123456789ab/720.webp',
    '/api/pictures/..%2f..%2fetc-0123456789ab/720.webp',
    '/api/pictures/brush/720.webp',
    at('brush', '721.webp'),
    at('hero-product', '720.png'),
    at('brush', '720.webp%00'),
  ])('has nothing under %s and writes nothing', async (url) => {
    expect((await ask(url)).status).toBe(404)
    expect(await readdir(folder)).toEqual([])
  })

  it('leads an old address to the present drawing', async () => {
    const answer = await ask('/api/pictures/brush-000000000000/180.webp')
    expect(answer.status).toBe(302)
    const there = new URL(answer.headers.get('location') ?? '', 'http://shop/api/pictures/brush-000000000000/180.webp')
    expect(there.pathname).toBe(at('brush', '180.webp'))
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  it('goes on with what is rendered while the database cannot be reached', async () => {
    const url = at('brush', '180.webp')
    expect((await ask(url)).status).toBe(200)
    vi.spyOn(gateway.database.pool, 'query').mockRejectedValue(new Error('Connection terminated'))
    expect((await ask(url)).status).toBe(200)
    expect((await ask(at('brush', '360.webp'))).status).toBe(503)
    vi.restoreAllMocks()
  })

  it('renders the usual ones in a process of its own, which ends when the gateway stops', async () => {
    const isStopping = new AbortController()
    const preparing = startWarmUp(folder, () => listPictures(gateway.db), isStopping.signal, 0)
    // The process has the lowest priority, so a busy machine keeps it waiting.
    await vi.waitFor(async () => expect(await readdir(folder)).not.toEqual([]), { timeout: 50_000 })
    isStopping.abort()
    await preparing
    const made = await readdir(folder)
    expect(made.length).toBeLessThan(pictures.length)
  })

  it('stops rendering at once when the gateway stops', async () => {
    await warmUp(createImageRenderer(folder), pictures, AbortSignal.abort())
    expect(await readdir(folder)).toEqual([])
  })
})
