import { describe, expect, it } from 'vitest'
import { demoData } from './demo-data.ts'
import type { Language } from '@shop/domain/messages/languages.ts'

/** A word to avoid, its replacement, and similar words that are allowed. */
interface WordChoice {
  not: RegExp
  but: string
  except?: RegExp
}

const choices: Readonly<Record<Language, readonly WordChoice[]>> = {
  en: [
    { not: /\be-mail/i, but: 'email' },
    { not: /\bmails?\b/i, but: 'email', except: /Royal Mail|name@mail/ },
    { not: /\bletters?\b/i, but: 'newsletter', except: /letter box|one letter/ },
    { not: /\bstart page\b/i, but: 'home page' },
    { not: /(?<!hearing )\baids?\b/i, but: 'hearing aid' },
    { not: /\bhearing instruments?\b/i, but: 'hearing aid' },
    { not: /\bstands (?:on|in|inside|below|under)\b/i, but: 'is printed' },
    { not: /\bwe (?:answer|look|send you|write to you)\b/i, but: 'we will …' },
    { not: /\b(?:cart|trolley|bag)\b/i, but: 'basket' },
  ],
  da: [
    { not: /(?<!e-)\bmails?(?:en|ene)?\b/i, but: 'e-mail' },
    { not: /TV|fjernsynsboks/, but: 'tv-boks' },
    { not: /returret|fortrydelsesfrist/i, but: 'fortrydelsesret', except: /60 dages returret/ },
    { not: /\børe\u00AD?propper\b(?=.*(?:voks|slange|puste))/i, but: 'støbte propper' },
    { not: /løs del/i, but: 'reservedel' },
    { not: /\bindkøbsvogn/i, but: 'kurv' },
    // A line may end after the dash.
    { not: /\d–\d+ dage/, but: '3 til 5 dage' },
  ],
  sv: [
    { not: /\bord(?:er|rar)/i, but: 'beställning' },
    { not: /\bkundtjänst/i, but: 'kundservice' },
    { not: /(?<!varu)korgen\b/i, but: 'varukorgen' },
    { not: /produkt/i, but: 'vara', except: /Lagen om vissa produkters/ },
    { not: /cookie/i, but: 'kakor' },
    { not: /\bkart(?:a|an|or|orna)\b/i, but: 'förpackning' },
    { not: /\bTV\b/, but: 'tv' },
    { not: /\bhyll(?:a|an|or|orna)\b/i, but: 'kategori' },
    // A line may end after the dash.
    { not: /\d–\d+ dagar/, but: '3 till 5 dagar' },
  ],
}

const free = 'phonicear_dk_forbrugsshop_free'
const ordre: WordChoice = { not: /\bordre/i, but: 'bestilling' }
const vilkaar: WordChoice = { not: /handelsbetingelse/i, but: 'bestillingsvilkår' }
const bestilling: WordChoice = { not: /\bbestilling/i, but: 'ordre' }

/** Returns every text that visitors read, with its path. Leaves out URLs and search words. */
function wordings(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return /^(?:\/|https?:)/.test(value) ? [] : [[path, readable(value)]]
  if (!value || typeof value !== 'object') return []
  return Object.entries(value)
    .filter(([name]) => !UNREAD.has(name))
    .flatMap(([name, inner]) => wordings(inner, `${path}/${name}`))
}

const UNREAD = new Set([
  'keywords',
  'metaKeywords',
  'url',
  'urlKey',
  'route',
  'categoryRoutes',
  'pictures',
  'image',
  'id',
  'itemNumber',
  'relatedItemNumbers',
])

/** Removes tags, soft hyphens and placeholders. */
const readable = (html: string) => html.replaceAll(/<[^>]*>|\{\w+\}/g, ' ').replaceAll('\u00AD', '')

const { shops } = demoData()

describe.each(shops.map((shop) => [shop.id, shop] as const))('the words of %s', (id, shop) => {
  const { language } = shop.settings
  const own = language === 'da' ? (id === free ? [ordre, vilkaar] : [bestilling]) : []
  const texts = [shop.texts, shop.content, shop.customerService, shop.categories, shop.products].flatMap((part) =>
    wordings(part),
  )

  it.each([...choices[language], ...own])('say $but', ({ not, except }) => {
    expect(texts.length).toBeGreaterThan(500)
    const kept = except ? new RegExp(except, `${except.flags}g`) : undefined
    expect(texts.filter(([, text]) => not.test(kept ? text.replaceAll(kept, '') : text))).toEqual([])
  })
})
