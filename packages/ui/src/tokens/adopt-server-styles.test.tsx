import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { __PRIVATE__, ServerStyleSheet, styled } from 'styled-components'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { mainSheet } = __PRIVATE__

const Coloured = styled.p.withConfig({ componentId: 'coloured' })<{ $colour: string }>`
  color: ${({ $colour }) => $colour};
`
const Plain = styled.p.withConfig({ componentId: 'plain' })`
  @media (min-width: 1px) {
    margin: 0;
  }
  padding: 0;
`
const Late = styled.p.withConfig({ componentId: 'late' })`
  border: 0;
`

/** A page with what the server writes for two parts, in which the browser's code begins. */
async function servedPage(change = (html: string) => html) {
  const server = new ServerStyleSheet()
  renderToString(
    server.collectStyles(
      <>
        <Plain />
        <Coloured $colour="red" />
      </>,
    ),
  )
  document.head.innerHTML = change(server.getStyleTags().replace('data-styled="true"', 'data-styled="active"'))
  const served = document.querySelector('style')!
  const before = rulesOf(served)
  vi.resetModules()
  await import('./adopt-server-styles.ts')
  return { served, before }
}

const rulesOf = ({ sheet }: HTMLStyleElement) => [...sheet!.cssRules].map(({ cssText }) => cssText)
const place = (rules: string[], part: string) => rules.findIndex((rule) => rule.includes(part))

beforeEach(() => {
  mainSheet.clearTag()
  mainSheet.names.clear()
})
afterEach(cleanup)

it('leaves the rules of the server where they are, and writes none of them again', async () => {
  const { served, before } = await servedPage()
  render(
    <>
      <Plain />
      <Coloured $colour="red" />
    </>,
  )
  expect(served.isConnected).toBe(true)
  expect(rulesOf(served)).toEqual(before)
  expect(getComputedStyle(document.querySelector('p:last-child')!).color).toBe('red')
})

it('writes what is new to the same element: each component in its place, and those of later pages last', async () => {
  const { served, before } = await servedPage()
  render(
    <>
      <Late />
      <Coloured $colour="blue" />
    </>,
  )
  const rules = rulesOf(served)
  expect(rules).toHaveLength(before.length + 2)
  const [red, blue, plain, late] = ['red', 'blue', 'padding', 'border'].map((part) => place(rules, part))
  expect(red).toBeLessThan(blue!)
  expect(blue).toBeLessThan(plain!)
  expect(plain).toBeLessThan(late!)
})

it('leaves it to styled-components where the browser does not know each rule', async () => {
  // As if it had dropped one.
  const { served } = await servedPage((html) => html.replace('{color:red;}', '{color:red;}/*!sc*/\n}'))
  expect(served.isConnected).toBe(false)
  render(<Coloured $colour="red" />)
  expect(getComputedStyle(document.querySelector('p')!).color).toBe('red')
})
