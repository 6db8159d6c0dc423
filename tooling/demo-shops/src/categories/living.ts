import { page, type CategoryPlan } from './category-plan.ts'
import { parts } from './parts.ts'

const voices: CategoryPlan['long'] = [
  page(
    'Straight into the hearing aids, or loud in the room?',
    'A TV adapter or a microphone sends the sound straight into hearing aids that have Bluetooth. A headset or an amplified telephone works without them, and for every guest.',
    'The model name is printed inside the battery door or on the charger. If you are not sure, write to us and we will look it up.',
  ),
  page(
    'Direkte i høreapparatet eller højt i rummet?',
    'En tv-boks eller en mikrofon sender lyden direkte i høreapparater, der har Bluetooth. Et headset eller en forstærkertelefon virker også uden og for alle gæster.',
    'Modellens navn står i batterilugen eller på opladeren. Er du i tvivl, så skriv til os, og vi slår det op.',
  ),
  page(
    'Direkt i hörapparaten eller starkt i rummet?',
    'En tv-box eller en mikrofon skickar ljudet direkt till hörapparater som har Bluetooth. Ett headset eller en förstärkartelefon fungerar även utan, och för alla gäster.',
    'Modellens namn står i batteriluckan eller på laddaren. Är du osäker, skriv till oss så tar vi reda på det.',
  ),
]

const tvAndPhone: CategoryPlan = {
  title: ['TV and phone', 'Tv og telefon', 'Tv och telefon'],
  subtitle: [
    'Television at your own volume, voices from across the table, and telephones that speak clearly.',
    'Fjernsyn ved din egen lydstyrke, stemmer fra den anden side af bordet og telefoner med tydelig lyd.',
    'Tv på din egen volym, röster från andra sidan bordet och telefoner som låter tydligt.',
  ],
  parts: [parts.tv, parts.microphones, parts.remotes, parts.phones],
  long: voices,
}

const felt: CategoryPlan['long'] = [
  page(
    'How it works',
    'A transmitter at the door, by the telephone or on the ceiling tells every receiver in the house. The receivers flash, ring or shake your pillow, just as you choose.',
    'All parts work together: start with one and add others later.',
  ),
  page(
    'Sådan virker det',
    'En sender ved døren, ved telefonen eller i loftet giver besked til alle modtagere i huset. Modtagerne blinker, ringer eller ryster puden, helt som du vælger.',
    'Alle dele taler sammen: Begynd med én, og tilføj flere senere.',
  ),
  page(
    'Så fungerar det',
    'En sändare vid dörren, vid telefonen eller i taket säger till alla mottagare i huset. Mottagarna blinkar, ringer eller skakar kudden, precis som du vill.',
    'Alla delar fungerar tillsammans: börja med en och lägg till fler senare.',
  ),
]

const alarms: CategoryPlan = {
  title: ['Alarms', 'Alarmer', 'Väckarklockor och larm'],
  address: ['alarms', 'alarmer', 'vackarklockor'],
  subtitle: [
    'Clocks, doorbells and smoke alarms that you feel and see.',
    'Vækkeure, dørklokker og røgalarmer, du kan mærke og se.',
    'Väckarklockor, dörrklockor och brandvarnare som känns och syns.',
  ],
  parts: [parts.alarmClocks, parts.doorbells],
  long: felt,
}

const hearingProtection: CategoryPlan = {
  title: parts.protection.title,
  subtitle: [
    'Plugs for concerts, sleep, tools and water. The hearing you have is worth keeping.',
    'Propper til koncerter, søvn, værktøj og vand. Den hørelse, du har, er værd at passe på.',
    'Proppar för konserter, sömn, verktyg och vatten. Den hörsel du har är värd att bevara.',
  ],
  parts: [parts.earPlugs, parts.swimPlugs],
  long: [
    page(
      'How much damping?',
      'About 20 dB for music, 24 dB for sleep, 30 dB for tools. More is not always better: you should still hear a warning.',
    ),
    page(
      'Hvor meget dæmpning?',
      'Cirka 20 dB til musik, 24 dB til søvn og 30 dB til værktøj. Mere er ikke altid bedre: Du skal stadig kunne høre en advarsel.',
    ),
    page(
      'Hur mycket dämpning?',
      'Ungefär 20 dB för musik, 24 dB för sömn och 30 dB för verktyg. Mer är inte alltid bättre: du ska fortfarande höra en varning.',
    ),
  ],
}

const cases: CategoryPlan = {
  title: ['Cases and cords', 'Etuier og snore', 'Fodral och snoddar'],
  address: ['cases', 'etuier', 'fodral'],
  subtitle: [
    'So that nothing small gets lost, at home and on the way.',
    'Så intet småt bliver væk, hjemme og på farten.',
    'Så att inget litet kommer bort, hemma och på resan.',
  ],
  parts: [parts.cases, parts.clips],
  long: [
    page(
      'Hard or soft?',
      'A hard case protects in a handbag. A soft pouch is flat in a pocket. A cord is for the moments when a hearing aid might fall.',
    ),
    page(
      'Hårdt eller blødt?',
      'Et hårdt etui beskytter i tasken. Et blødt etui er fladt i lommen. En snor er til de situationer, hvor apparatet kan falde af.',
    ),
    page(
      'Hårt eller mjukt?',
      'Ett hårt fodral skyddar i väskan. Ett mjukt är platt i fickan. En snodd är för stunder då apparaten kan ramla.',
    ),
  ],
}

const alone = (
  part: { title: CategoryPlan['title']; groups: CategoryPlan['groups']; address?: CategoryPlan['title'] },
  subtitle: CategoryPlan['subtitle'],
  long: CategoryPlan['long'],
): CategoryPlan => ({
  title: part.title,
  ...(part.address && { address: part.address }),
  subtitle,
  parts: [],
  groups: part.groups ?? [],
  long,
})

/** Television, telephone, alarms and protection: as categories with parts, and as one category per group. */
export const living = {
  tvAndPhone,
  alarms,
  hearingProtection,
  cases,
  alarmClocks: alone(
    parts.alarmClocks,
    [
      'Wake up calmly: by touch, by light, or by a deep tone.',
      'Vågn stille og roligt: med rystelser, lys eller en dyb tone.',
      'Vakna lugnt: med vibration, ljus eller en djup ton.',
    ],
    felt,
  ),
  doorbells: alone(
    parts.doorbells,
    [
      'See it when somebody rings, or when it matters most.',
      'Se, når det ringer på, eller når det virkelig gælder.',
      'Se när det ringer på, eller när det verkligen gäller.',
    ],
    felt,
  ),
  phones: alone(
    parts.phones,
    [
      'More sound, large keys, and a light that flashes when it rings.',
      'Mere lyd, store taster og et lys, der blinker, når den ringer.',
      'Mer ljud, stora knappar och ett ljus som blinkar när den ringer.',
    ],
    voices,
  ),
  tvSound: alone(
    parts.tv,
    [
      'Television at your own volume, while the others keep theirs.',
      'Fjernsyn ved din egen lydstyrke, mens de andre beholder deres.',
      'Tv på din egen volym, medan de andra behåller sin.',
    ],
    voices,
  ),
  microphones: alone(
    { ...parts.microphones, groups: [...parts.microphones.groups, ...parts.remotes.groups] },
    [
      'Microphones, remotes and clips that bring voices close.',
      'Mikrofoner, fjernbetjening og clips, der bringer stemmerne tæt på.',
      'Mikrofoner, fjärrkontroller och clips som tar rösterna nära.',
    ],
    voices,
  ),
}
