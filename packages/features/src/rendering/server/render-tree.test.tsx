// @vitest-environment node
import { lazy, Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { renderTree } from './render-tree.tsx'

const words = 'Four times a year. '.repeat(2_000)
const Late = lazy(() => Promise.resolve({ default: () => <form>{words}</form> }))

describe('renderTree', () => {
  it('writes late parts of a long page in their place, because the security policy lets no script move them there', async () => {
    const { html } = await renderTree(
      <main>
        <p>{words}</p>
        <Suspense>
          <Late />
        </Suspense>
      </main>,
    )
    expect(html).toContain('<form>')
    expect(html).not.toContain('<script')
  })
})
