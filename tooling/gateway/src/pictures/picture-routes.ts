import { Hono, type Context } from 'hono'
import { is } from 'valibot'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/refusal.ts'
import { pictureFormatSchema, type PictureFormat } from '../model/picture.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import type { ImageRenderer, PictureAddress } from './image-renderer.ts'
import { findPicture } from './picture-store.ts'

const FOLDER = /^(?<name>[a-z0-9-]+)-(?<hash>[0-9a-f]{12})$/
const FILE = /^(?<width>\d{2,4})\.(?<format>[a-z]+)$/

// The patterns exclude paths outside the folder of rendered pictures.
function readAddress(folder: string, file: string): PictureAddress {
  const { name, hash } = FOLDER.exec(folder)?.groups ?? {}
  const { width, format } = FILE.exec(file)?.groups ?? {}
  if (!name || !hash || !width || !is(pictureFormatSchema, format)) throw notFound()
  return { name, hash, width: Number(width), format }
}

function sendPicture(context: Context, bytes: Buffer, format: PictureFormat) {
  return context.body(new Uint8Array(bytes), 200, {
    'Content-Type': `image/${format}`,
    'Cache-Control': 'public, max-age=31536000, immutable',
  })
}

interface PictureParts {
  db: Database
  imageRenderer: ImageRenderer
}

/** Answers `/pictures/<name>-<hash>/<width>.<format>`, for the names, widths and formats of the shops' pictures only. */
export function createPictureRoutes({ db, imageRenderer }: PictureParts): Hono<ShopEnvironment> {
  return new Hono<ShopEnvironment>().get('/pictures/:folder/:file', async (context) => {
    const address = readAddress(context.req.param('folder'), context.req.param('file'))
    const { name, hash, width, format } = address
    const known = await imageRenderer.rendered(address)
    if (known) return sendPicture(context, known, format)
    const picture = await findPicture(db, name)
    if (!picture?.formats.includes(format) || !picture.widths.includes(width)) throw notFound()
    // A cached page may name an earlier drawing. It gets the current one, which must not be cached under that URL.
    if (hash !== picture.hash) {
      context.header('Cache-Control', 'no-cache')
      return context.redirect(`../${name}-${picture.hash}/${width}.${format}`, 302)
    }
    return sendPicture(context, await imageRenderer.render(picture, width, format), format)
  })
}
