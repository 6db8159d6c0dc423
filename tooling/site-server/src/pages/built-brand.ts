import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type * as EntryServer from '@shop/features/render.tsx'
import type { Brand } from '@shop/features/brand.ts'
import { assetsOf, manifestSchema } from '../files/manifest.ts'

/** The exports of a brand's server bundle. */
export type ServerBundle = Pick<
  typeof EntryServer,
  | 'NOT_FOUND_ADDRESS'
  | 'createRenderer'
  | 'createAnonymousGateway'
  | 'loadBootstrapData'
  | 'editedLinks'
  | 'findConsentPage'
  | 'menuLinks'
  | 'bootstrapFileText'
  | 'allPaymentOrigins'
  | 'allVendorHosts'
>

/** A built brand. */
export interface BuiltBrand {
  brand: Brand
  bundle: ServerBundle
  assets: EntryServer.Assets
  /** The folder of the browser bundle. */
  clientFolder: string
}

const SERVER_ENTRY = 'dist/server/entry-server.js'

/** Loads built brands. Throws if a named brand is not built. */
export async function loadBrands(names: readonly string[], appsFolder: string): Promise<BuiltBrand[]> {
  const missing = names.filter((name) => !existsSync(path.join(appsFolder, name, SERVER_ENTRY)))
  if (missing.length > 0) throw new Error(`Not built yet: ${missing.join(', ')}. Build with: npm run build`)
  return Promise.all(names.map((name) => loadBrand(path.join(appsFolder, name))))
}

async function loadBrand(folder: string): Promise<BuiltBrand> {
  // React reads it when it is loaded. Its development build renders at half the speed.
  process.env['NODE_ENV'] ??= 'production'
  const bundle = (await import(pathToFileURL(path.join(folder, SERVER_ENTRY)).href)) as ServerBundle & { brand: Brand }
  const clientFolder = path.join(folder, 'dist/client')
  const manifest = await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8')
  return { brand: bundle.brand, bundle, assets: assetsOf(v.parse(manifestSchema, JSON.parse(manifest))), clientFolder }
}
