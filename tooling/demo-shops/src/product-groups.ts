import type { LocalizedText } from './localized-text.ts'

/** The shared data of a product group's articles. Every article belongs to one group. `about` starts each article's text. */
interface GroupTexts {
  about: LocalizedText
  /** Item numbers of related articles. */
  related: readonly string[]
  /** True if an opened pack cannot be returned, for reasons of hygiene. */
  isHygieneSealed?: boolean
  /** True for aids that people with a hearing loss can buy without VAT in the UK. */
  isVatReliefEligible?: boolean
}

const battery: LocalizedText = [
  'Pull off the tab and wait two minutes before you close the battery door: the battery needs air, and the wait makes it last longer.',
  'Træk mærkaten af, og vent to minutter, før du lukker batterilugen: Batteriet skal trække luft, og ventetiden får det til at holde længere.',
  'Dra av fliken och vänta två minuter innan du stänger luckan: batteriet behöver luft, och väntan gör att det räcker längre.',
]

export const groups = {
  'battery-10': { about: battery, related: ['BAT-10-60', 'BAT-CADDY', 'BAT-TEST', 'CLN-0090'] },
  'battery-312': { about: battery, related: ['BAT-312-60', 'BAT-CADDY', 'BAT-TEST', 'WAX-0008'] },
  'battery-13': { about: battery, related: ['BAT-13-60', 'BAT-CADDY', 'BAT-TEST', 'CLN-0002'] },
  'battery-675': { about: battery, related: ['BAT-675-60', 'BAT-CADDY', 'BAT-TEST', 'DRY-0100'] },
  rechargeable: {
    about: [
      'Rechargeable batteries and chargers keep your hearing aids running without small batteries every week.',
      'Genopladelige batterier og opladere holder høreapparaterne i gang uden små batterier hver uge.',
      'Laddbara batterier och laddare håller hörapparaterna igång utan små batterier varje vecka.',
    ],
    related: ['CHG-0100', 'CHG-0112', 'RCH-312-02', 'DRY-0300'],
  },
  'battery-accessories': {
    about: [
      'Small helpers for people who carry spare batteries.',
      'Små hjælpere til dig, der har ekstra batterier med.',
      'Små hjälpmedel för dig som har extra batterier med dig.',
    ],
    related: ['BAT-312-06', 'BAT-13-06', 'BAT-10-06', 'BAT-675-06'],
  },
  domes: {
    about: [
      'A dome is the soft silicone tip that sits in your ear canal. Which type you need depends on your hearing; if you are not sure, look at the one you wear now, or ask us.',
      'En dome er den bløde silikonespids, der sidder i øregangen. Hvilken type du skal bruge, afhænger af din hørelse; er du i tvivl, så se på den, du har nu, eller spørg os.',
      'En dome är den mjuka silikontopp som sitter i hörselgången. Vilken typ du behöver beror på din hörsel; är du osäker, titta på den du har nu eller fråga oss.',
    ],
    related: ['WAX-0008', 'CLN-0090', 'TUB-0001', 'BAT-312-06'],
    isHygieneSealed: true,
  },
  tubes: {
    about: [
      'Tubes stiffen with time. Change them every three to six months and the sound stays clear.',
      'Slanger bliver stive med tiden. Skift dem hver tredje til sjette måned, så lyden forbliver klar.',
      'Slangar blir styva med tiden. Byt var tredje till sjätte månad, så förblir ljudet klart.',
    ],
    related: ['DOM-0010', 'TUB-WIRE', 'CLN-0500', 'CLN-0090'],
    isHygieneSealed: true,
  },
  'wax-filters': {
    about: [
      'When the sound grows weak, a blocked filter is the most common reason. Change it once a month, or as soon as you hear less.',
      'Når lyden bliver svag, er et tilstoppet filter den hyppigste årsag. Skift det en gang om måneden, eller så snart du hører dårligere.',
      'När ljudet blir svagt är ett igensatt filter den vanligaste orsaken. Byt en gång i månaden, eller så snart du hör sämre.',
    ],
    related: ['DOM-0010', 'CLN-0002', 'CLN-0090', 'BAT-312-06'],
    isHygieneSealed: true,
  },
  'wipes-sprays': {
    about: [
      'Wipe your hearing aids every evening, before you put them down for the night. It takes a minute and saves many repairs.',
      'Tør høreapparaterne af hver aften, før du lægger dem fra dig. Det tager et minut og sparer mange reparationer.',
      'Torka av hörapparaterna varje kväll innan du lägger dem ifrån dig. Det tar en minut och sparar många reparationer.',
    ],
    related: ['CLN-0002', 'WAX-0008', 'DRY-0100', 'CLN-0500'],
  },
  'brushes-tools': {
    about: [
      'Brush with the opening facing down, so that loose wax falls out and not in.',
      'Børst med åbningen nedad, så løst ørevoks falder ud og ikke ind.',
      'Borsta med öppningen nedåt, så att löst vax faller ut och inte in.',
    ],
    related: ['CLN-0090', 'CLN-0030-S', 'WAX-0008', 'DRY-0004'],
  },
  drying: {
    about: [
      'Moisture is what hearing aids like least. Let them dry overnight, with the battery door open.',
      'Fugt er det værste for et høreapparat. Lad det tørre natten over med batterilugen åben.',
      'Fukt är det sämsta en hörapparat vet. Låt den torka över natten med luckan öppen.',
    ],
    related: ['DRY-0004', 'DRY-0100', 'CLN-0090', 'CLN-0500'],
  },
  'ear-care': {
    about: [
      'Use drops when you take your hearing aids out for the night. If your ear hurts, please see a doctor first.',
      'Brug dråber, når du tager høreapparaterne ud om aftenen. Gør øret ondt, så spørg først din læge.',
      'Använd droppar när du tar ut hörapparaterna för natten. Om örat gör ont, fråga först en läkare.',
    ],
    related: ['CLN-0090', 'WAX-0008', 'CLN-0002', 'PRO-0010'],
    isHygieneSealed: true,
  },
  cases: {
    about: [
      'A case keeps your hearing aids together and safe, at home and on the way.',
      'Et etui holder høreapparaterne samlet, hjemme og på farten.',
      'Ett fodral håller hörapparaterna samlade, hemma och på resande fot.',
    ],
    related: ['CLP-0200', 'DRY-0100', 'BAT-CADDY', 'CLN-0030'],
  },
  clips: {
    about: [
      'A cord or a clip catches the hearing aid when it slips: at sport, under a mask, in the garden.',
      'En snor eller en clips griber apparatet, når det glider: til sport, under mundbind, i haven.',
      'En snodd eller ett clips fångar apparaten när den glider: vid sport, under munskydd, i trädgården.',
    ],
    related: ['CAS-0100', 'BAT-CADDY', 'CLN-0030', 'DRY-0100'],
  },
  tv: {
    about: [
      'Television at your own volume, while the others keep theirs.',
      'Fjernsyn ved din egen lydstyrke, mens de andre beholder deres.',
      'Tv på din egen volym, medan de andra behåller sin.',
    ],
    related: ['MIC-3000', 'REM-4011', 'PHC-4100', 'TEL-7000'],
    isVatReliefEligible: true,
  },
  microphones: {
    about: [
      'A microphone on the table brings voices close, also where it is noisy.',
      'En mikrofon på bordet bringer stemmerne tæt på, også hvor der er støj.',
      'En mikrofon på bordet tar rösterna nära, även där det är bullrigt.',
    ],
    related: ['TV-2040', 'REM-4011', 'PHC-4100', 'CAS-0100'],
    isVatReliefEligible: true,
  },
  remotes: {
    about: [
      'Works with hearing aids that have Bluetooth. The model name is printed inside the battery door or on the charger.',
      'Virker med høreapparater, der har Bluetooth. Modellens navn står i batterilugen eller på opladeren.',
      'Fungerar med hörapparater som har Bluetooth. Modellens namn står i batteriluckan eller på laddaren.',
    ],
    related: ['TV-2040', 'MIC-3000', 'PHC-4100', 'REM-4011'],
    isVatReliefEligible: true,
  },
  phones: {
    about: [
      'Telephones that speak clearly, with keys you can see and feel.',
      'Telefoner med tydelig lyd og taster, du kan se og mærke.',
      'Telefoner som låter tydligt, med knappar du kan se och känna.',
    ],
    related: ['PHC-4100', 'BEL-4410', 'ALM-3010', 'TV-5102'],
    isVatReliefEligible: true,
  },
  'alarm-clocks': {
    about: [
      'Wakes you by touch and light, so that you can leave your hearing aids out at night.',
      'Vækker dig med rystelser og lys, så du kan lade høreapparaterne ligge om natten.',
      'Väcker dig med vibration och ljus, så att du kan ha hörapparaterna av på natten.',
    ],
    related: ['BEL-4410', 'ALM-3020', 'ALM-3005', 'TEL-7000'],
    isVatReliefEligible: true,
  },
  doorbells: {
    about: [
      'See it when somebody rings, or when it matters most. Everything works without wires.',
      'Se, når det ringer på, eller når det virkelig gælder. Det hele virker uden ledninger.',
      'Se när det ringer på, eller när det verkligen gäller. Allt fungerar trådlöst.',
    ],
    related: ['BEL-4420', 'BEL-4430', 'ALM-3010', 'TEL-7000'],
    isVatReliefEligible: true,
  },
  'ear-plugs': {
    about: [
      'The hearing you have is worth protecting. Wash the plugs with mild soap and let them dry.',
      'Den hørelse, du har, er værd at passe på. Vask propperne med mild sæbe, og lad dem tørre.',
      'Den hörsel du har är värd att skydda. Tvätta propparna med mild tvål och låt dem torka.',
    ],
    related: ['PRO-0020', 'SWM-0100', 'EAR-0015', 'CLN-0030'],
    isHygieneSealed: true,
  },
  'swim-plugs': {
    about: [
      'Keeps water out of the ear, in the pool and in the bath.',
      'Holder vandet ude af øret, i svømmehallen og i badet.',
      'Håller vattnet borta från örat, i simhallen och i badet.',
    ],
    related: ['SWM-0100', 'SWM-0110', 'PRO-0010', 'EAR-0016'],
    isHygieneSealed: true,
  },
} as const satisfies Record<string, GroupTexts>

export type ProductGroup = keyof typeof groups

/** Returns the shared data of a group's articles. */
export const groupTexts = (group: ProductGroup): GroupTexts => groups[group]
