import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { keyframes, styled, StyleSheetManager } from 'styled-components'
import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberPage } from '../testing/page-state.ts'
import { nameRulesById } from './one-class.ts'
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

/** Renders components on the server. */
function renderOnServer(parts: ReactNode) {
  const { sheet, css } = createPageStyles()
  const html = renderToString(<StyleSheetManager sheet={sheet}>{parts}</StyleSheetManager>)
  return { html, css: css() }
}

/** A page with the server's styles, before the browser's code starts. */
async function servedPage(parts: ReactNode = FIRST) {
  document.head.innerHTML = `<style id="${themeStyleId}">${renderOnServer(parts).css}</style>`
  const served = document.querySelector('style')!
  const before = rulesOf(served)
  await import('./adopt-server-styles.ts')
  return { served, before }
}

const rulesOf = ({ sheet }: HTMLStyleElement) => [...sheet!.cssRules].map(({ cssText }) => cssText)

const FIRST = (
  <>
    <Plain />
    <Turning />
  </>
)

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

describe('nameRulesById', () => {
  beforeAll(() => {
    vi.resetModules()
    nameRulesById()
    // Removes the styles that the tests above have written.
    rememberPage()()
  })
  afterEach(cleanup)

  const Larger = styled(Plain).withConfig({ componentId: 'larger' })`
    padding: 2px;
  `
  const Wide = styled.p.withConfig({ componentId: 'wide' })<{ $width: string }>`
    width: ${({ $width }) => $width};
  `
  const Around = styled.div.withConfig({ componentId: 'around' })`
    &:hover > ${Late} {
      margin: 0;
    }
  `

  it('gives an element the class of its component alone, and the rules the same name', () => {
    const { html, css } = renderOnServer(<Plain />)
    expect(html).toBe('<p class="plain"></p>')
    expect(css).toBe('.plain{padding:0;}@media (min-width: 1px){.plain{margin:0;}}')
  })

  it('keeps the class of the component below, whose rules come first', () => {
    const { html, css } = renderOnServer(<Larger />)
    expect(html).toBe('<p class="plain larger"></p>')
    expect(css).toMatch(/\.plain\{padding:0;\}.*\.larger\{padding:2px;\}/)
  })

  it('writes rules that depend on props once for each of them', () => {
    const { html, css } = renderOnServer(
      <>
        <Wide $width="1px" />
        <Wide $width="2px" />
      </>,
    )
    const [one, two] = Array.from(html.matchAll(/class="wide (\w+)"/g), ([, name]) => name)
    expect(css).toBe(`.${one}{width:1px;}.${two}{width:2px;}`)
    expect(one).not.toBe(two)
  })

  it('writes the rules of a component that the server has only mentioned', async () => {
    const { served, before } = await servedPage(<Around />)
    render(
      <Around>
        <Late />
      </Around>,
    )
    expect(rulesOf(served)).toEqual(before)
    expect(getComputedStyle(document.querySelector('p')!).padding).toBe('1px')
  })

  it('is not misled: no rule of a component begins with another one', () => {
    const sources = globSync('../{ui,features}/src/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
    expect(sources.length).toBeGreaterThan(200)
    expect(sources.filter((file) => /\$\{[A-Z]\w*\}[^{}&,\n]*&/.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
