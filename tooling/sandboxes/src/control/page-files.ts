import { existsSync } from 'node:fs'
import { Hono } from 'hono'
import { browserFileResponse } from '../browser-file.ts'

/** The scripts and styles of the sandboxes' own pages, addressed as they lie here, so that their imports hold in browsers too. */
export const pageFiles = new Hono().get('/:folder{[a-z-]+}/browser/:name{[a-z-]+\\.(?:js|css)}', (c) => {
  const { folder, name } = c.req.param()
  const file = new URL(`../${folder}/browser/${name}`, import.meta.url)
  return existsSync(file) ? browserFileResponse(file) : c.notFound()
})
