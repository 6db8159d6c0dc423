import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SHORT_DESCRIPTION_LENGTH, divideText, shortDescription } from './description.ts'

const long = 'x'.repeat(200)

const TAGS = /<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi

const visible = (html: string) => html.replaceAll(TAGS, '').replaceAll(/&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi, '¤')

/** Returns the tags that are still open at the end, and end tags without a start tag. */
function openTags(html: string): string[] {
  const open: string[] = []
  for (const [tag, end, name = ''] of html.matchAll(TAGS)) {
    if (name.toLowerCase() === 'br' || tag.endsWith('/>')) continue
    if (end && open.at(-1) === name.toLowerCase()) open.pop()
    else open.push(name.toLowerCase())
  }
  return open
}

describe('shortDescription', () => {
  test('[PROD-05] ends with the first paragraph', () => {
    expect(shortDescription('<p>Brown tab.</p><p>Lasts a week.</p>')).toBe('<p>Brown tab.</p>')
    expect(shortDescription('<p> </p>\n<p>Brown tab.</p>')).toBe('<p></p><p>Brown tab.</p>')
    expect(shortDescription('Brown tab.<p>Lasts a week.</p>')).toBe('Brown tab.')
    expect(shortDescription('Brown tab.\n\nLasts a week.')).toBe('Brown tab.')
  })

  test('[PROD-05] cuts at 150 characters, with an ellipsis only when something is left out', () => {
    expect(shortDescription(long)).toBe(`${'x'.repeat(150)}…`)
    expect(shortDescription('x'.repeat(150))).toBe('x'.repeat(150))
    expect(shortDescription(`<p>${'x'.repeat(150)} </p>`)).toBe(`<p>${'x'.repeat(150)}</p>`)
    expect(shortDescription(`${'x'.repeat(149)} yy`)).toBe(`${'x'.repeat(149)}…`)
  })

  test('[PROD-05] markup does not count, and is never left open', () => {
    expect(shortDescription(`<p>A <b title="a > b">${long}</b></p>`)).toBe(
      `<p>A <b title="a > b">${'x'.repeat(148)}…</b></p>`,
    )
    expect(shortDescription('<ul><li>One<br></ul></i>')).toBe('<ul><li>One<br></li></ul>')
  })

  test('[PROD-05] counts an entity and an emoji as one character and cuts none in two', () => {
    expect(shortDescription('&aelig;'.repeat(151))).toBe(`${'&aelig;'.repeat(150)}…`)
    expect(shortDescription('🔋'.repeat(151))).toBe(`${'🔋'.repeat(150)}…`)
  })

  test('a bracket that begins no tag stays a character', () => {
    expect(shortDescription('5 < 6')).toBe('5 &lt; 6')
    expect(shortDescription(`a <b ${long}`)).not.toMatch(/<b/)
  })

  test('leaves comments out and has nothing to say about nothing', () => {
    expect(shortDescription('<!-- internal --><p>Tab</p>')).toBe('<p>Tab</p>')
    expect(shortDescription('')).toBe('')
  })

  test('[PROD-05] whatever comes in: at most 150 characters, whole tags, and a beginning of the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<b>',
        '</b>',
        '<a title="x>y">',
        '</a>',
        '<br>',
        '&amp;',
        '&#39;',
        '<',
        '🔋',
        'æ',
        '\n\n',
      ),
      fc.lorem(),
      fc.string({ unit: 'grapheme' }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const short = shortDescription(pieces.join(''))
        const text = visible(short)
        expect(Array.from(text.replace(/…$/, '')).length).toBeLessThanOrEqual(SHORT_DESCRIPTION_LENGTH)
        expect(short.isWellFormed() || !pieces.join('').isWellFormed()).toBe(true)
        expect(openTags(short)).toEqual([])
      }),
    )
  })
})

describe('divideText', () => {
  test('[PROD-03] keeps whole sentences that fit, and at least one', () => {
    expect(divideText('Brown tab. Lasts a week.', 30)).toEqual(['Brown tab. Lasts a week.', ''])
    expect(divideText('Brown tab. Lasts a week.', 20)).toEqual(['Brown tab.', 'Lasts a week.'])
    expect(divideText('Lasts a week. Brown tab.', 5)).toEqual(['Lasts a week.', 'Brown tab.'])
    expect(divideText('', 5)).toEqual(['', ''])
  })

  test('[PROD-03] ends no sentence at an abbreviation or a decimal', () => {
    expect(divideText('Holder ca. 5 dage ved 1.5 V. Friske.', 30)).toEqual(['Holder ca. 5 dage ved 1.5 V.', 'Friske.'])
  })

  test('[PROD-03] loses no word', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(200), (text, most) => {
        const bare = text.trim()
        expect(divideText(bare, most).join('').replaceAll(' ', '')).toBe(bare.replaceAll(' ', ''))
      }),
    )
  })
})
