// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { keyframes, styled, StyleSheetManager } from 'styled-components'
import { describe, expect, it, vi } from 'vitest'
import { createPageStyles } from './server-styles.ts'

const turn = keyframes`
  to { rotate: 1turn; }
`
const Base = styled.p.withConfig({ componentId: 'base' })`
  padding: 1px;
`
const Extended = styled(Base).withConfig({ componentId: 'extended' })`
  padding: 2px;
`
const Turning = styled.p.withConfig({ componentId: 'turning' })`
  animation: ${turn} 1s;
`

function render(page: ReactNode) {
  const { sheet, css } = createPageStyles()
  const compiled = vi.spyOn(sheet, 'insertRules')
  renderToString(<StyleSheetManager sheet={sheet}>{page}</StyleSheetManager>)
  return { css: css(), compiled: compiled.mock.calls.length }
}

const all = (
  <>
    <Extended />
    <Base />
    <Turning />
  </>
)

describe('createPageStyles', () => {
  it('has the rules of what the page shows, in the order of the components and not of the page', () => {
    const { css } = render(all)
    expect(css).toMatch(/^@keyframes \w+\{.*\}\.\w+\{padding:1px;\}\.\w+\{padding:2px;\}\.\w+\{animation:\w+ 1s;\}$/)
  })

  it('compiles the styles of a component once for all pages, each of which has its own rules alone', () => {
    const first = render(all)
    const second = render(all)
    expect(second).toEqual({ css: first.css, compiled: 0 })
    expect(render(<Base />).css).toMatch(/^\.\w+\{padding:1px;\}$/)
  })
})
