import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marketingHtml } from './markup.ts'

describe('marketingHtml', () => {
  test('[PROD-06] marks become html, in square and angle brackets and in any case', () => {
    expect(marketingHtml('[p]A [B]long[/B] <u>tab</u>[/p]')).toBe('<p>A <b>long</b> <u>tab</u></p>')
    expect(marketingHtml('[ul][li]One[/li][LI]Two[/LI][/ul]')).toBe('<ul><li>One</li><li>Two</li></ul>')
  })

  test('[PROD-06] everything else is text', () => {
    expect(marketingHtml('<img src=x onerror="alert(1)"> & [i]5 < 6[/i] [b> <p class="x">')).toBe(
      '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; [i]5 &lt; 6[/i] [b&gt; &lt;p class=&quot;x&quot;&gt;',
    )
  })

  test('[PROD-06] no text makes an element but the five', () => {
    const piece = fc.oneof(fc.constantFrom('[p]', '</b>', '<script>', '<p onclick=x>', '&lt;', '<', '>'), fc.string())
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(marketingHtml(pieces.join('')).replaceAll(/<\/?(?:p|b|u|ul|li)>/g, '')).not.toMatch(/[<>]/)
      }),
    )
  })
})
