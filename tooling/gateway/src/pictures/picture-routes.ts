import { Hono } from 'hono'
import { notFound } from '../http/refusal.ts'
import type { ImageRenderer } from './image-renderer.ts'
import type { PictureFormat } from './encoding.ts'
import { picture } from '../../../demo-shops/src/pictures/pictures.ts'

const FOLDER = /^(?<name>[a-z0-9-]+)-(?<hash>[0-9a-f]{12})$/
const FILE = /^(?<width>\d{2,4})\.(?<format>avif|webp|png)$/

/** Answers `/pictures/<name>-<hash>/<width>.<format>`; only the gallery's own names, widths and formats exist. */
export function createPictureRoutes({ imageRenderer }: { imageRenderer: ImageRenderer }): Hono {
  return new Hono().get('/pictures/:folder/:file', async (context) => {
    const { name = '', hash } = FOLDER.exec(context.req.param('folder'))?.groups ?? {}
    const { width, format } = FILE.exec(context.req.param('file'))?.groups ?? {}
    const wanted = picture(name)
    const size = Number(width)
    const kind = wanted?.formats.find((known): known is PictureFormat => known === format)
    if (!wanted || !kind || !wanted.widths.includes(size)) throw notFound()
    // A page kept from before a new drawing still names the old one: show it the new one, but do not let that be kept.
    if (hash !== wanted.hash) {
      context.header('Cache-Control', 'no-cache')
      return context.redirect(`../${wanted.name}-${wanted.hash}/${size}.${kind}`, 302)
    }
    const bytes = await imageRenderer.render(wanted, size, kind)
    return context.body(new Uint8Array(bytes), 200, {
      'Content-Type': `image/${kind}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
