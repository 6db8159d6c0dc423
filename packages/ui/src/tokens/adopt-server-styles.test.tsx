import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { keyframes, styled, StyleSheetManager } from 'styled-components'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageStyles } from './server-styles.ts'
import { themeStyleId } from './theme.ts'

const turn = keyframes`
  to { rotate: 1turn; }
`
const Turning = styled.p.withConfig({ componentId: 'turning' })`
  animation: ${turn} 1s;
`
const Plain = styled.p.withConfig({ componentId: 'plain' })`
  @media (min-width: 1px) {
    margin: 0;
  }
  padding: 0;
`
const Late = styled.p.withConfig({ componentId: 'late' })`
  padding: 1px;
`

/** A page with the server's styles for two components, before the browser's code starts. */
async function servedPage() {
  const { sheet, css } = createPageStyles()
  renderToString(
    <StyleSheetManager sheet={sheet}>
      <Plain />
      <Turning />
    </StyleSheetManager>,
  )
  document.head.innerHTML = `<style id="${themeStyleId}">${css()}</style>`
  const served = document.querySelector('style')!
  const before = rulesOf(served)
  await import('./adopt-server-styles.ts')
  return { served, before }
}

const rulesOf = ({ sheet }: HTMLStyleElement) => [...sheet!.cssRules].map(({ cssText }) => cssText)

describe('adoptServerStyles', () => {
  beforeEach(() => vi.resetModules())
  afterEach(cleanup)

  it('sends the rules of the page and nothing else', async () => {
    const { served } = await servedPage()
    expect(served.textContent).toContain('padding:0;')
    expect(served.textContent).not.toMatch(/data-styled|sc\*|\n/)
    expect(rulesOf(served)).toHaveLength(4)
  })

  it('leaves the rules of the server where they are, and writes none of them again', async () => {
    const { served, before } = await servedPage()
    render(
      <>
        <Plain />
        <Turning />
      </>,
    )
    expect(rulesOf(served)).toEqual(before)
    expect([...document.querySelectorAll('style')]).toEqual([served])
    expect(getComputedStyle(document.querySelector('p')!).padding).toBe('0px')
  })

  it('writes what is new behind them, once', async () => {
    const { served, before } = await servedPage()
    render(<Late />)
    render(<Late />)
    const [first, added, ...more] = document.querySelectorAll('style')
    expect([first, more]).toEqual([served, []])
    expect(rulesOf(served)).toEqual(before)
    expect(rulesOf(added!)).toHaveLength(1)
    expect(getComputedStyle(document.querySelector('p')!).padding).toBe('1px')
  })
})
