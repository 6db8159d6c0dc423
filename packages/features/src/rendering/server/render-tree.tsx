import { createPageStyles } from '@shop/ui/tokens/server-styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { StyleSheetManager } from 'styled-components'

/** Renders a tree to its HTML and the CSS of its components. Rejects if a component throws or `signal` aborts. */
export function renderTree(tree: ReactNode, signal?: AbortSignal): Promise<{ html: string; styles: string }> {
  const styles = createPageStyles()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const collector = new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        chunks.push(chunk)
        next()
      },
      final: (done) => {
        resolve({ html: Buffer.concat(chunks).toString(), styles: styles.css() })
        done()
      },
    })
    const stream = renderToPipeableStream(
      <StrictMode>
        <StyleSheetManager sheet={styles.sheet}>{tree}</StyleSheetManager>
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
}
