import * as fc from 'fast-check'

/** Signs that show nothing, as phones, editors and pages put them around and into copied text. */
export const hiddenSigns = [
  '',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u202A',
  '\u202C',
  '\u202E',
  '\u2066',
  '\u2068',
  '\u2069',
  '\u200E',
  '\u200F',
  '\u061C',
  '\u2060',
  '\u00AD',
  '\uFEFF',
  '\uFE0F',
  '\u180E',
  '\u034F',
  '\u3164',
] as const

const DASHES = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uFE63', '\uFF0D'] as const
const SPACES = [' ', '\u00A0', '\u2007', '\u2009', '\u202F', '\u3000', '\t'] as const

/** The same text as it reaches a form: copied, pasted, dictated, typed on another keyboard. */
export const disguised = (text: string): fc.Arbitrary<string> =>
  fc.boolean().chain((isComposed) => {
    const signs = Array.from(text.normalize(isComposed ? 'NFC' : 'NFD'))
    const length = 2 * signs.length + 2
    return fc
      .uint8Array({ minLength: length, maxLength: length })
      .map((chosen) => disguise(['', ...signs, ' '], chosen))
  })

/** Writes each sign as another keyboard, app or page would, with a sign that shows nothing behind it. */
const disguise = (signs: readonly string[], chosen: Uint8Array) =>
  signs
    .flatMap((sign, index) => {
      const written = sign === '-' ? DASHES : sign === ' ' ? SPACES : [sign]
      return [pick(written, chosen[2 * index]), pick(hiddenSigns, chosen[2 * index + 1])]
    })
    .join('')

const pick = (signs: readonly string[], choice = 0) => signs[choice % signs.length]

/** A record with each text disguised. */
export const disguisedTexts = <Texts extends Readonly<Record<string, string>>>(texts: Texts): fc.Arbitrary<Texts> =>
  fc.record(
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, disguised(text)])),
  ) as fc.Arbitrary<Texts>

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`))
const grouped = (number: fc.Arbitrary<string>) =>
  fc.tuple(number, fc.constantFrom('', ' ', '-')).map(([text, by]) => text.replaceAll(/(?<=^(?:..)+)(?=.)/g, by))

interface Country {
  name: string
  callingCode: string
  phone: fc.Arbitrary<string>
  postalCode: fc.Arbitrary<string>
}

/** Six countries, with telephone numbers and postcodes as their customers write them. */
export const countries: Readonly<Record<string, Country>> = {
  DK: { name: 'Danmark', callingCode: '45', phone: digits(8), postalCode: digits(4) },
  NO: { name: 'Norge', callingCode: '47', phone: digits(8), postalCode: digits(4) },
  SE: {
    name: 'Sverige',
    callingCode: '46',
    phone: digits(9),
    postalCode: fc.tuple(digits(3), fc.constantFrom('', ' ', '-'), digits(2)).map((parts) => parts.join('')),
  },
  FI: { name: 'Suomi', callingCode: '358', phone: digits(9), postalCode: digits(5) },
  DE: { name: 'Deutschland', callingCode: '49', phone: digits(10), postalCode: digits(5) },
  GB: {
    name: 'United Kingdom',
    callingCode: '44',
    phone: digits(10),
    postalCode: fc.constantFrom('HG1 4QT', 'sw1a1aa', 'M1 1AE', 'BS8-4LA', 'BFPO 57', 'GIR 0AA'),
  },
}

const phone = ({ callingCode, phone: national }: Country) =>
  fc
    .tuple(
      fc.constantFrom('', `+${callingCode} `, `00${callingCode} `),
      grouped(national),
      fc.constantFrom('', ' ankn 12', ', ext 2'),
    )
    .map((parts) => parts.join(''))

const names = [
  'Inger',
  'Åse-Marie',
  'Jens-Chr.',
  'O’Neill',
  'José',
  'Zoë',
  'Đặng',
  'mr.smith',
  '李小龍',
  'St. John',
  'Ægir Ö',
]
const streets = [
  'Strandvejen 112, 2. tv.',
  'Björkvägen 7',
  'Flat 2/1',
  'Hauptstr. 5 – 7',
  'Postboks 12',
  'c/o Åkerström',
]
const cities = ['Hellerup', 'Malmö', 'Saint-Denis', 'Köln', 'Bristol', 'Ålesund', 'Hyvinkää']

/** An address of one of the six countries, as a customer means it. Each keeps the rules of every shop. */
export const address = fc.constantFrom(...Object.keys(countries)).chain((countryCode) =>
  fc.record({
    firstName: fc.constantFrom(...names),
    middleName: fc.constantFrom('', ...names),
    lastName: fc.constantFrom(...names),
    company: fc.constantFrom('', 'Høreklinikken A/S', 'www-huset'),
    email: fc.constantFrom('inger@example.com', 'åse.marie-holm@blåbær.dk', 'O.Neill@Example.com'),
    phoneNumber: phone(countries[countryCode]!),
    addressLine1: fc.constantFrom(...streets),
    addressLine2: fc.constantFrom('', '-', ...streets),
    postalCode: countries[countryCode]!.postalCode,
    city: fc.constantFrom(...cities),
    countryCode: fc.constant(countryCode),
  }),
)

const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''))
const twoDigits = (most: number) => fc.integer({ min: 1, max: most }).map((number) => String(number).padStart(2, '0'))

/** Codes as customers mean them. The documents take every one that is not blank. */
export const codes = {
  promoCode: joined(fc.stringMatching(/^[A-ZÆØÅ\d]{2,8}$/), fc.constantFrom('', '10', '-10', ' welcome', '!')),
  // Most have a wrong check digit, and some are no number.
  eanNumberApplied: fc.oneof(
    fc.constantFrom('5798000000001', '5798 0000 00001', '5798-000000001', '5798', 'EAN 5798000000001'),
    grouped(digits(13)),
  ),
  cprNumber: joined(twoDigits(28), twoDigits(12), twoDigits(99), fc.constantFrom('', '-', ' '), digits(4)),
}

/** An e-mail address and a password as customers mean them. No dash: in a password each kind of dash is another sign. */
export const login = fc.record({
  email: joined(
    fc.constantFrom('inger', 'Åse.Marie', 'o.neill', 'jørgen_b', "d'arc", 'kunde+shop', 'ZOË'),
    fc.constantFrom('', '7', '.1948'),
    fc.constantFrom('@example.com', '@blåbær.dk', '@Mail.Example.CO.UK', '@høre-klinik.dk', '@xn--blbr-roah.dk'),
  ),
  password: joined(
    fc.constantFrom('Hearing', 'sommer', 'Blåbær', 'café', 'Größe', 'пароль', 'naïve!', 'a"b<c&d'),
    fc.stringMatching(/^\d{2,8}$/),
    fc.constantFrom('', '!', 'Æ', '€', '*?'),
  ),
})
