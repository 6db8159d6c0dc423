import { describe, expect, test } from 'vitest'
import { spellOutSigns } from './named-signs.ts'

describe('spellOutSigns', () => {
  test.each([
    ['H&oslash;reapparat, sp&aring;r &amp; d&auml;mpar', 'Høreapparat, spår &amp; dämpar'],
    ['&Eacute;t s&aelig;t &ndash; 5&nbsp;&micro;m, 20&deg;', 'Ét sæt – 5&nbsp;µm, 20°'],
    ['&Aring;rets &AElig;ske, &Ouml;ppen, gar&ccedil;on, &scaron;', 'Årets Æske, Öppen, garçon, š'],
    ['&ldquo;Klar&rdquo; &hellip; 7&times;2', '“Klar” … 7×2'],
  ])('[PROD-03] writes letters and signs out: %s', (html, spelled) => {
    expect(spellOutSigns(html)).toBe(spelled)
  })

  test.each(['&lt;b&gt; &amp; &quot;&apos;&nbsp;', '&unknown; &bring; &constructor; &Æ; & &#248;', 'a && b;'])(
    'keeps what markup needs, and what it does not know: %s',
    (html) => {
      expect(spellOutSigns(html)).toBe(html)
    },
  )
})
