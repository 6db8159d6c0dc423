import { LANGUAGES } from '@shop/domain/messages/languages.ts'
import { Small } from '@shop/ui/elements/text.tsx'
import { Table } from '@shop/ui/content/table.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FoundationPage, Part } from '../foundations/foundation-page.tsx'
import { Do, DoAndDont, Dont } from '../patterns/do-and-dont.tsx'
import { Files, Rules } from './rules.tsx'
import { examples, words, type Wording } from './wording.ts'

const meta: Meta = { title: 'Guides/Voice and wording', tags: ['autodocs'] }
export default meta

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const InAllLanguages = ({ of }: { of: Wording }) =>
  LANGUAGES.map((language) => (
    <div key={language}>
      <Small>{languageNames.of(language)}</Small>
      <p lang={language}>{of[language]}</p>
    </div>
  ))

const markets = [
  { culture: 'en-GB', name: 'United Kingdom', currency: 'GBP', phone: '020 7946 0018', town: 'London SW1A 2AA' },
  { culture: 'da-DK', name: 'Denmark', currency: 'DKK', phone: '12 34 56 78', town: '2100 København Ø' },
  { culture: 'sv-SE', name: 'Sweden', currency: 'SEK', phone: '070-123 45 67', town: '114 55 Stockholm' },
] as const

const day = new Date(Date.UTC(2026, 10, 24))
const inMarket = ({ culture, name, currency, phone, town }: (typeof markets)[number]) => ({
  key: culture,
  cells: {
    market: name,
    number: new Intl.NumberFormat(culture).format(12_345.6),
    money: new Intl.NumberFormat(culture, { style: 'currency', currency }).format(1234.5),
    date: new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    phone,
    town,
  },
})

/** How the shop speaks, in all its languages. */
export const VoiceAndWording: StoryObj = {
  tags: ['!dev'],
  render: () => (
    <FoundationPage
      title="Voice and wording"
      lead="The shop speaks like a good assistant behind a counter: calm, short and concrete. It takes time for those who see or hear poorly."
    >
      <Part title="Tone">
        <Rules
          of={[
            'Say “you” and “we”. Danish and Swedish say “du” and “vi”, to all customers.',
            'One idea a sentence. The thing to do comes last, where it is remembered.',
            'Name the button with a verb and, where it helps, the thing: “Save the address”.',
            'A capital letter begins a text, and names. No words in capitals, no exclamation marks.',
            'Never a joke about something that failed, never a hint that the customer was wrong.',
            'No word of ours that a stranger must learn. “Transaction”, “session” and “loading error” stay in the code.',
            'Hearing is a part of life. Write of hearing aids and their owners, not of patients or the hard of hearing.',
            'Write each language on its own. A translated sentence keeps the other one’s order.',
          ]}
        />
      </Part>
      <Part
        title="Right and wrong"
        note="The good texts are the shop’s own. A test compares them with the messages of each language."
      >
        {examples.map(({ about, good, bad, why }) => (
          <Stack key={about} gap="tight">
            <h3>{about}</h3>
            <DoAndDont>
              <Do why={why}>
                <InAllLanguages of={good} />
              </Do>
              <Dont>
                <InAllLanguages of={bad} />
              </Dont>
            </DoAndDont>
          </Stack>
        ))}
      </Part>
      <Part
        title="One word for one thing"
        note="A test reads all texts of all shops and names a word that is not ours."
      >
        <Table
          caption="One word for one thing"
          columns={[
            { key: 'thing', title: 'For' },
            ...LANGUAGES.map((language) => ({ key: language, title: languageNames.of(language) ?? language })),
          ]}
          rows={Object.entries(words).map(([thing, { say, not }]) => ({
            key: thing,
            cells: {
              thing,
              ...Object.fromEntries(
                LANGUAGES.map((language) => [
                  language,
                  <div key={language} lang={language}>
                    <b>{say[language]}</b>
                    <br />
                    <Small>
                      <span lang="en">not</span> {not[language]}
                    </Small>
                  </div>,
                ]),
              ),
            },
          }))}
        />
      </Part>
      <Part
        title="Numbers, money, dates, addresses"
        note="The browser writes them by the market’s culture. No text of ours contains a date or an amount."
      >
        <Table
          caption="Numbers, money, dates and addresses by market"
          columns={[
            { key: 'market', title: 'Market' },
            { key: 'number', title: 'Number', numeric: true },
            { key: 'money', title: 'Money', numeric: true },
            { key: 'date', title: 'Date' },
            { key: 'phone', title: 'Phone' },
            { key: 'town', title: 'Postcode and town' },
          ]}
          rows={markets.map((market) => inMarket(market))}
        />
      </Part>
      <Part title="Where the words are" note="Press a name to copy it.">
        <Files
          of={{
            'packages/domain/src/messages/messages.en.json': 'the texts in English, beside those in Danish and Swedish',
            'tooling/demo-shops/src/word-choices.test.ts': 'the words of which one is kept',
            'docs/glossary.md': 'the words of the code',
            'docs/how-to/add-a-text.md': 'how to add a text',
          }}
        />
      </Part>
    </FoundationPage>
  ),
}
