import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import type { FloorContent } from './floor-content.ts'
import { StackShop } from './stack-shop.tsx'

/** Renders one address of the stack floor. */
export function render(address: string, goods: FloorContent) {
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <StaticRouter location={address}>
        <StackShop goods={goods} />
      </StaticRouter>,
    ),
  )
  const styles = sheet.getStyleTags()
  sheet.seal()
  return { html, styles }
}
