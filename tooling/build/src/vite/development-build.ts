import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { knownBrands } from '@shop/site-server/sites/known-brands.ts'
import { createBuilder } from 'vite'
import { siteServer } from '../paths.ts'

/**
 * Builds a brand with the development build of React, in a folder of its own. Returns the folder of the brands' folders.
 * `NODE_ENV` must be `development`.
 */
export async function buildForDevelopment(root: string): Promise<string> {
  // Below the brand, so that the server bundle finds the brand's libraries.
  const appsFolder = path.join(root, 'node_modules/.cache/development')
  const dist = path.join(appsFolder, path.basename(root), 'dist')
  // The settings name sites of all brands, and the site server knows a brand by its folder.
  for (const brand of knownBrands()) mkdirSync(path.join(appsFolder, brand), { recursive: true })
  const builder = await createBuilder({
    root,
    mode: 'development',
    logLevel: 'error',
    build: { minify: false },
    environments: {
      client: { build: { outDir: path.join(dist, 'client') } },
      ssr: { build: { outDir: path.join(dist, 'server') } },
    },
  })
  await builder.buildApp()
  return appsFolder
}

/** The time in which a site server starts, in milliseconds. Long, because browser tests may run on the same machine. */
const START_TIMEOUT = 60_000

/** Serves one brand with the site server, and waits until it answers. Throws if it ends instead, or takes too long. */
export async function serveBuild(appsFolder: string, brand: string, port: number) {
  const env = { ...process.env, APPS_DIR: appsFolder, BRANDS: brand, SITE_ENV: 'local', SITE_PORT: String(port) }
  const server = spawn(process.execPath, ['src/main.ts'], {
    cwd: siteServer,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const end = performance.now() + START_TIMEOUT
  while (!(await answers(`http://127.0.0.1:${port}/health`))) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error('The site server has ended')
    if (performance.now() > end) {
      server.kill('SIGKILL')
      throw new Error('The site server does not answer')
    }
    await pause(100)
  }
  return {
    close: async () => {
      server.kill()
      await ended
    },
  }
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(START_TIMEOUT) }).then(
    () => true,
    () => false,
  )
