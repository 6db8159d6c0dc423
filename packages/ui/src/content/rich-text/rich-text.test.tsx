import { act, render, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { dangersIn, harmlessHtml, hostileHtml } from '../../testing/hostile-html.ts'
import { editorsHtml } from '../../testing/editors-html.ts'
import { PictureUrlProvider } from '../../elements/picture/picture-url.ts'
import { sanitizeOnServer } from './rich-text-server.ts'
import { RichText, SanitizerProvider } from './rich-text.tsx'
import { untangle } from './untangle.ts'

const clean = (html: string) => sanitizeOnServer(html, (address) => address)

/** Returns the server's HTML as browsers write what they have made of it. */
const asHeld = (html: string) => html.replaceAll(' />', '>').replaceAll(/ (href|title)(?=[ >])(?!=)/g, ' $1=""')

const bothTags = (name: string) => [`<${name}>`, `</${name}>`]

/** Whether each element of HTML ends before the one around it. */
function nestsIn(html: string): boolean {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(\w+)>/g))
    if (!slash && name !== 'br') open.push(name)
    else if (slash && open.pop() !== name) return false
  return open.length === 0
}

describe('RichText', () => {
  describe('written content, cleaned on the server', () => {
    it.each(hostileHtml)('[OP-53] carries nothing that can act: %s', (html) => {
      expect(dangersIn(clean(html))).toEqual([])
    })
    it('[OP-53] carries nothing that can act, however the pieces are put together', () => {
      const piece = fc.oneof(fc.constantFrom(...hostileHtml, '<p>', '</p>', '"', '>', '<!--', '-->'), fc.string())
      fc.assert(
        fc.property(fc.array(piece), (pieces) => {
          expect(dangersIn(clean(pieces.join('')))).toEqual([])
        }),
      )
    })
    it.each(editorsHtml)('[OP-53] holds of %s the same as in the browser', (html, held) => {
      expect(asHeld(clean(html))).toBe(held.replaceAll('&nbsp;', '\u00A0'))
    })
    it('[OP-53] nests its elements, however the pieces are put together', () => {
      const piece = fc.constantFrom(
        ...'b i a p ul li h2 div table tr td span font br'.split(' ').flatMap(bothTags),
        'x',
        ' ',
      )
      fc.assert(
        fc.property(fc.array(piece), (pieces) => {
          expect(nestsIn(untangle(pieces.join('')))).toBe(true)
        }),
      )
    })
    it.each([
      ['<b>x'.repeat(20_000)],
      ['<div><b>x'.repeat(20_000)],
      [`<span title="${'y'.repeat(10_000)}">${'<p>x</p>'.repeat(1000)}`],
    ])('[OP-53] makes not much of little: %.9s…', (html) => {
      expect(untangle(html).length).toBeLessThan(5 * html.length)
    })
    it('keeps what content is made of', () => {
      expect(clean(harmlessHtml)).toBe(harmlessHtml)
    })
    it('keeps a picture with its words', () => {
      const picture = clean('<img src="/api/pictures/a-1/720.webp" alt="A dome" width="720" height="720">')
      expect(picture).toContain('src="/api/pictures/a-1/720.webp"')
      expect(picture).toContain('alt="A dome"')
    })
  })

  it('finds the pictures of written content where the shop’s pictures are', () => {
    const base = 'https://gateway.example/shops/a'
    const html = '<img src="/api/pictures/a-1/720.webp" alt="A dome">'
    const { container } = render(
      <SanitizerProvider value={sanitizeOnServer}>
        <PictureUrlProvider value={(address) => base + address}>
          <RichText html={html} />
        </PictureUrlProvider>
      </SanitizerProvider>,
    )
    expect(container.querySelector('img')?.getAttribute('src')).toBe(`${base}/api/pictures/a-1/720.webp`)
  })

  describe('RichText', () => {
    const html = '<p>Wipe <em>gently</em></p>'

    it('keeps the server’s text on hydration: no warning, no second rendering', async () => {
      const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
      const holder = document.createElement('div')
      holder.innerHTML = renderToString(
        <SanitizerProvider value={sanitizeOnServer}>
          <RichText html={html} />
        </SanitizerProvider>,
      )
      const painted = holder.querySelector('p')
      expect(painted?.innerHTML).toBe('Wipe <em>gently</em>')
      const root = await act(async () => hydrateRoot(holder, <RichText html={html} />))
      expect(holder.querySelector('p')).toBe(painted)
      expect(complain).not.toHaveBeenCalled()
      await act(async () => root.unmount())
    })
    it('shows the next text when the page changes', async () => {
      const { container, rerender } = render(<RichText html={html} />)
      rerender(<RichText html="<p>Brush</p>" />)
      await waitFor(() => expect(container.textContent).toBe('Brush'))
    })
  })
})
