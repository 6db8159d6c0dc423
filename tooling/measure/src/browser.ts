import { createServer } from 'node:net'
import { chromiumOptions } from '@shop/browser/chromium-options.ts'
import { chromium, type Browser } from 'playwright'

/** Turns off the compilers. Otherwise growing machine code would count as kept memory. */
export const WITHOUT_COMPILERS = ['--js-flags=--no-sparkplug --no-maglev --no-turbofan']

/** A new browser, and the port of its developer tools. */
export async function openBrowser(flags: readonly string[] = []): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, '--enable-precise-memory-info', `--remote-debugging-port=${port}`, ...flags],
  })
  return { browser, port }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
