import { serverStyles } from '@shop/ui/tokens/server-styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

/** Renders a tree to its HTML and the CSS of its components. Rejects if a component throws or `signal` aborts. */
export function renderTree(tree: ReactNode, signal?: AbortSignal): Promise<{ html: string; styles: string }> {
  const sheet = new ServerStyleSheet()
  const rendering = new Promise<{ html: string; styles: string }>((resolve, reject) => {
    const chunks: Buffer[] = []
    const collector = new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        chunks.push(chunk)
        next()
      },
      final: (done) => {
        resolve({ html: Buffer.concat(chunks).toString(), styles: serverStyles(sheet) })
        done()
      },
    })
    const stream = renderToPipeableStream(
      <StrictMode>
        <StyleSheetManager sheet={sheet.instance}>{tree}</StyleSheetManager>
      </StrictMode>,
      {
        // One chunk: React would need inline scripts to put several chunks together.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => stream.pipe(collector),
        onError: reject,
        onShellError: reject,
      },
    )
    signal?.addEventListener('abort', () => stream.abort(signal.reason), { once: true })
  })
  return rendering.finally(() => sheet.seal())
}
