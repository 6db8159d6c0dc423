import type { Article, Choice } from '../article.ts'

const white: Choice = ['W', ['White', 'Hvid', 'Vit']]
const graphite: Choice = ['G', ['Graphite', 'Grafit', 'Grafit']]
const sand: Choice = ['S', ['Sand', 'Sand', 'Sand']]
const TONES: Readonly<Record<string, string>> = { W: 'white', G: 'graphite', S: 'sand' }
const tone = (code: string | undefined) => TONES[code ?? ''] ?? 'white'

/** Accessories for television, conversation and telephone, with or without hearing aids. */
export const tvAndPhone: readonly Article[] = [
  {
    number: 'TV-2040',
    group: 'tv',
    pictures: ['tv-adapter', 'evening-set', 'hearing-aid-silver'],
    name: ['TV adapter', 'Tv-boks', 'Tv-box'],
    lead: [
      'Television sound straight to both hearing aids. No delay you can see.',
      'Lyden fra fjernsynet direkte i begge høreapparater. Uden forsinkelse, du kan se.',
      'Ljudet från tv:n direkt i båda hörapparaterna. Ingen fördröjning som syns.',
    ],
    points: [
      [
        'Connects by optical cable or jack',
        'Tilsluttes med optisk kabel eller jackstik',
        'Ansluts med optisk kabel eller jack',
      ],
      ['Up to 15 metres', 'Op til 15 meter', 'Upp till 15 meter'],
      ['Both cables included', 'Begge kabler følger med', 'Båda kablarna ingår'],
    ],
    price: [1595, 2395, 189, 215],
    attributes: [
      ['connection', ['Bluetooth LE', 'Bluetooth LE', 'Bluetooth LE']],
      ['range', '15 m'],
      ['warranty', ['2 years', '2 år', '2 år']],
    ],
    keywords: ['television streamer', 'fjernsyn streamer tv-boks', 'television strömmare'],
  },
  {
    number: 'TV-5102',
    group: 'tv',
    pictures: ['tv-headset', 'tv-adapter'],
    name: ['Wireless TV headset', 'Trådløst tv-headset', 'Trådlöst tv-headset'],
    lead: [
      'Your own volume for you, normal sound for the rest of the room.',
      'Egen lydstyrke til dig, almindelig lyd til resten af stuen.',
      'Egen volym för dig, vanligt ljud för resten av rummet.',
    ],
    price: [1295, 1945, 149, 175],
    attributes: [
      ['runtime', ['9 hours', '9 timer', '9 timmar']],
      ['range', '30 m'],
      ['warranty', ['2 years', '2 år', '2 år']],
    ],
  },
  {
    number: 'MIC-3000',
    group: 'microphones',
    pictures: ['table-mic', 'evening-set'],
    name: ['Table microphone', 'Bord\u00ADmikrofon', 'Bords\u00ADmikrofon'],
    lead: [
      'Put it in the middle of the table: it finds the person who speaks.',
      'Stil den midt på bordet: Den finder den, der taler.',
      'Ställ den mitt på bordet: den hittar den som talar.',
    ],
    price: [1795, 2695, 209, 239],
    attributes: [
      ['runtime', ['10 hours', '10 timer', '10 timmar']],
      ['warranty', ['2 years', '2 år', '2 år']],
    ],
  },
  {
    number: 'MIC-3100',
    group: 'microphones',
    pictures: ['partner-mic', 'table-mic'],
    name: ['Partner microphone', 'Partner\u00ADmikrofon', 'Partner\u00ADmikrofon'],
    lead: [
      'Clips to a lapel. One voice, near and clear, in the car and at the café.',
      'Sættes på kraven. Én stemme, tæt på og tydelig, i bilen og på caféen.',
      'Fästs på kragen. En röst, nära och tydlig, i bilen och på kaféet.',
    ],
    price: [1395, 2095, 165, 189],
  },
  {
    number: 'REM-4011',
    group: 'remotes',
    pictures: ['remote-graphite', 'remote-white'],
    name: ['Remote control', 'Fjernbetjening', 'Fjärrkontroll'],
    lead: [
      'Volume and programme in one hand. Two large keys with a raised rim: no need to look.',
      'Lydstyrke og program i én hånd. To store taster med kant, du kan mærke uden at kigge.',
      'Volym och program i en hand. Två stora knappar med kant: du behöver inte titta.',
    ],
    price: [899, 1349, 106, 129],
    bulk: [
      [5, 8],
      [10, 15],
    ],
    attributes: [['warranty', ['2 years', '2 år', '2 år']]],
    choices: {
      of: [['colour', [graphite, white]]],
      pictures: ([code]) => [`remote-${tone(code)}`],
    },
  },
  {
    number: 'PHC-4100',
    group: 'remotes',
    pictures: ['phone-clip-graphite', 'phone-clip-white', 'phone-clip-sand'],
    name: ['Phone clip with microphone', 'Telefonclips med mikrofon', 'Telefonclips med mikrofon'],
    lead: [
      'Calls and music in both hearing aids. Clips to a lapel.',
      'Samtaler og musik i begge høreapparater. Sættes på kraven.',
      'Samtal och musik i båda apparaterna. Fästs på kragen.',
    ],
    price: [1795, 2695, 209, 229],
    choices: {
      of: [['colour', [graphite, white, sand]]],
      pictures: ([code]) => [`phone-clip-${tone(code)}`],
    },
  },
  {
    number: 'LOOP-001',
    group: 'remotes',
    pictures: ['neck-loop'],
    name: ['Neck loop for telecoil', 'Halsslynge til telespole', 'Halsslinga för telespole'],
    lead: [
      'For hearing aids without Bluetooth: plug it into the telephone or the computer.',
      'Til høreapparater uden Bluetooth: Sættes i telefonen eller computeren.',
      'För apparater utan Bluetooth: sätts i telefonen eller datorn.',
    ],
    price: [649, 979, 76, 87],
  },
  {
    number: 'TEL-7000',
    group: 'phones',
    pictures: ['amplified-phone-white', 'amplified-phone-sand', 'amplified-phone-graphite'],
    name: [
      'Amplified phone with large keys',
      'Forstærker\u00ADtelefon med store taster',
      'Förstärkar\u00ADtelefon med stora knappar',
    ],
    lead: [
      'Up to 50 dB more sound, a clear display and an SOS key.',
      'Op til 50 dB ekstra lyd, tydeligt display og SOS-tast.',
      'Upp till 50 dB mer ljud, tydlig display och SOS-knapp.',
    ],
    price: [895, 1345, 105, 119],
    attributes: [
      ['volume', ['+50 dB', '+50 dB', '+50 dB']],
      ['warranty', ['3 years', '3 år', '3 år']],
    ],
    choices: {
      of: [['colour', [white, sand, graphite]]],
      pictures: ([code]) => [`amplified-phone-${tone(code)}`],
    },
  },
  {
    number: 'TEL-7050',
    group: 'phones',
    pictures: ['cordless-phone'],
    name: ['Cordless amplified phone', 'Trådløs forstærker\u00ADtelefon', 'Trådlös förstärkar\u00ADtelefon'],
    lead: [
      'Carry it through the house; loud ringer and a light that flashes.',
      'Tag den med rundt i huset; høj ringetone og lys, der blinker.',
      'Ta med den i huset; hög ringsignal och ljus som blinkar.',
    ],
    price: [1095, 1645, 129, 145],
    regular: [1295, 1945, 149, 175],
  },
  {
    number: 'TEL-7100',
    group: 'phones',
    pictures: ['captioned-phone'],
    name: ['Captioned telephone', 'Telefon med undertekster', 'Telefon med textning'],
    lead: [
      'Shows what the other person says as text. The price depends on your provider: please ask us.',
      'Viser, hvad den anden siger, som tekst. Prisen afhænger af dit teleselskab: Spørg os.',
      'Visar vad den andra säger som text. Priset beror på din operatör: fråga oss.',
    ],
    price: null,
  },
]
