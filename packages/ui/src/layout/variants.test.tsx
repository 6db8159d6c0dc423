import { renderToStaticMarkup } from 'react-dom/server'
import { styled } from 'styled-components'
import { describe, expect, test } from 'vitest'
import { Container, Main, Row, Section, Stack, WithSidebar } from './layout.tsx'
import { Panel } from './panel.tsx'

const attributesOf = (html: string) => html.replaceAll(/<style.*?<\/style>| class="[^"]*"/gs, '')

describe('the variants of layout parts', () => {
  test.each([
    { part: <Container width="narrow" />, html: '<div data-width="narrow"></div>' },
    {
      part: <Section surface="sunken" spacing="page-top" />,
      html: '<section data-surface="sunken" data-spacing="page-top"></section>',
    },
    { part: <Section drawn={undefined} />, html: '<section></section>' },
    { part: <Main high />, html: '<main data-high="true"></main>' },
    { part: <Stack gap="fields" />, html: '<div data-gap="fields"></div>' },
    { part: <Stack />, html: '<div></div>' },
    { part: <Row as="li" wrap="never" justify="center" />, html: '<li data-wrap="never" data-justify="center"></li>' },
    { part: <WithSidebar sidebar="last" />, html: '<div data-sidebar="last"></div>' },
    { part: <Panel surface="tint" />, html: '<section data-surface="tint"></section>' },
  ])('are data attributes alone (%#)', ({ part, html }) => {
    expect(attributesOf(renderToStaticMarkup(part))).toBe(html)
  })

  test('stay in a part that is styled further', () => {
    const Line = styled(Row)``
    expect(attributesOf(renderToStaticMarkup(<Line first="flexible" />))).toBe('<div data-first="flexible"></div>')
  })

  test('do not compile with a word or a name that the styles do not know', () => {
    const wrong = [
      // @ts-expect-error -- not a gap
      <Stack key="word" gap="feilds" />,
      // @ts-expect-error -- not a prop
      <Stack key="name" gpa="fields" />,
      // @ts-expect-error -- the attribute, whose words would not be checked
      <Stack key="attribute" data-gap="fields" />,
      // @ts-expect-error -- a variant of another part
      <Panel key="part" gap="fields" />,
      // @ts-expect-error -- not a ground of a section, also as another element
      <Section key="as" as="div" surface="tint" />,
    ]
    expect(wrong).toHaveLength(5)
  })
})
