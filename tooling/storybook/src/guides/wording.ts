import type { Language } from '@shop/domain/messages/languages.ts'

/** A text in the languages of the shops. */
export type Wording = Readonly<Record<Language, string>>

interface WordingExample {
  /** What the example is about. */
  about: string
  /** A text of the shop. A test reads it in the shop's messages. */
  good: Wording
  bad: Wording
  why: string
}

/** Texts of the shop beside texts that it avoids. */
export const examples: readonly WordingExample[] = [
  {
    about: 'An error of a field',
    good: {
      en: 'Check the CPR number. It has 10 digits.',
      da: 'Kontrollér CPR-nummeret. Det har 10 cifre.',
      sv: 'Kontrollera CPR-numret. Det har 10 siffror.',
    },
    bad: { en: 'Invalid CPR number', da: 'Ugyldigt CPR-nummer', sv: 'Ogiltigt CPR-nummer' },
    why: 'Say what to do and what is right. Begin with a verb, and do not judge.',
  },
  {
    about: 'A failure about money',
    good: {
      en: 'Nothing has been paid. Try again, or let our customer service help you.',
      da: 'Der er ikke betalt noget. Prøv igen, eller få hjælp af kundeservice.',
      sv: 'Inget har betalats. Försök igen eller ta hjälp av kundservice.',
    },
    bad: { en: 'Oops! Payment error.', da: 'Ups! Betalingsfejl.', sv: 'Hoppsan! Betalningsfel.' },
    why: 'First what is safe, then what to do. No joke: it may be about the last money of the month.',
  },
  {
    about: 'A confirmation',
    good: {
      en: 'Your address has been saved.',
      da: 'Din adresse er gemt.',
      sv: 'Din adress är sparad.',
    },
    bad: { en: 'Success!', da: 'Succes!', sv: 'Klart!' },
    why: 'Name the thing, in the past. No exclamation mark.',
  },
  {
    about: 'A hint',
    good: {
      en: '10 digits, for example 010150-1234. Your region needs it to pay for your order.',
      da: '10 cifre, for eksempel 010150-1234. Din region skal bruge det for at betale din ordre.',
      sv: '10 siffror, till exempel 010150-1234. Din region behöver det för att betala din beställning.',
    },
    bad: { en: 'Mandatory field', da: 'Obligatorisk felt', sv: 'Obligatoriskt fält' },
    why: 'Say the form with an example, then what it is for.',
  },
  {
    about: 'A wait',
    good: {
      en: 'This is taking longer than usual. Your connection may be slow.',
      da: 'Det tager længere tid end normalt. Din forbindelse er måske langsom.',
      sv: 'Det tar längre tid än vanligt. Din uppkoppling kan vara långsam.',
    },
    bad: { en: 'Timeout', da: 'Timeout', sv: 'Timeout' },
    why: 'Say what the customer notices, not what the machine does.',
  },
]

/** One word for one thing, as menus and buttons say it. */
export const words: Readonly<Record<string, { say: Wording; not: Wording }>> = {
  'what is bought': {
    say: { en: 'Basket', da: 'Kurv', sv: 'Varukorg' },
    not: { en: 'cart, bag, trolley', da: 'indkøbsvogn', sv: 'korg' },
  },
  'what was bought': {
    say: { en: 'My orders', da: 'Mine ordrer', sv: 'Mina beställningar' },
    not: { en: 'purchases', da: 'køb', sv: 'order' },
  },
  'who helps': {
    say: { en: 'Customer service', da: 'Kundeservice', sv: 'Kundservice' },
    not: { en: 'support', da: 'support', sv: 'kundtjänst' },
  },
  'where mail arrives': {
    say: { en: 'Email address', da: 'E-mail', sv: 'E-postadress' },
    not: { en: 'e-mail', da: 'mail', sv: 'mail' },
  },
  'what was marked with a heart': {
    say: { en: 'Favourites', da: 'Favoritter', sv: 'Favoriter' },
    not: { en: 'wish list', da: 'ønskeliste', sv: 'önskelista' },
  },
  'what the tax is called': {
    say: { en: 'VAT', da: 'Moms', sv: 'Moms' },
    not: { en: 'tax', da: 'afgift', sv: 'skatt' },
  },
}
