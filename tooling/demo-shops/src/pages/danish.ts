import { page } from '../categories/category-plan.ts'
import { accessibilityPage } from './accessibility.ts'
import { deliveryNotes, deliveryTable, type PageFacts, type ServicePage } from './page-facts.ts'
import { freePrivacy, freeReturns, freeTerms } from './danish-free.ts'
import { withdrawalPage } from './withdrawal.ts'

const returns = (f: PageFacts): ServicePage => ({
  address: 'returns',
  title: 'Returnering',
  html: page(
    `${f.returnDays} dage til at fortryde`,
    `Send uåbnede pakker tilbage inden ${f.returnDays} dage, så får du pengene igen inden 14 dage.`,
    'Efter loven har du 14 dages fortrydelsesret fra den dag, pakken er kommet, og du behøver ikke give en årsag. Du må åbne og prøve varerne, som du ville gøre i en butik.',
    'Domes, filtre, slanger, øredråber, ørepropper og badepropper kan af hygiejniske grunde ikke tages retur, når pakken er åbnet.',
    '## Send varerne hertil',
    `Send pakken til ${f.company}, ${f.address}. Du betaler selv returfragten. Er noget i stykker eller forkert, så sig til først: Så betaler vi fragten og bytter varen.`,
    '<a href="/customer-service/withdrawal">Fortryd aftalen her</a>. Du behøver ikke logge ind, og vi bekræfter det i en e-mail.',
  ),
})

const help = (f: PageFacts): ServicePage[] => [
  {
    address: 'contact-us',
    title: 'Kontakt os',
    html: page(
      'Skriv til os, eller ring',
      `Skriv i formularen eller til <a href="mailto:${f.email}">${f.email}</a>. Vi svarer inden for én hverdag, på almindeligt dansk.`,
      `Eller ring på <a href="tel:${f.phone.replace(/\s/g, '')}">${f.phone}</a>. ${f.openingHours}.`,
      'Er det svært at tale i telefon, så få en anden til at ringe, eller skriv. Vi har god tid.',
    ),
  },
  {
    address: 'delivery',
    title: 'Levering',
    html:
      page(
        'Hvornår og hvordan',
        `Bestiller du før kl. 15, sender vi samme hverdag, og pakken er hos dig efter cirka ${f.deliveryDays} hverdage.`,
      ) +
      (f.isFree ? '' : deliveryTable(f, ['Levering', 'Pris', 'Gratis over'])) +
      page('Godt at vide', `- ${deliveryNotes(f)} | Du får en e-mail, når pakken er sendt.`),
  },
  f.isFree ? freeReturns(f) : returns(f),
  ...withdrawalPage(f, 'da'),
  {
    address: 'which-battery',
    title: 'Hvilket batteri skal jeg bruge?',
    html: page(
      'Se på mærkaten',
      'Mærkaten har samme farve hos alle producenter: Gul er 10, brun er 312, orange er 13, blå er 675. Tallet står også på din gamle pakke.',
      '- Størrelse 10: den mindste, 3 til 5 dage | Størrelse 312: lille, 5 til 7 dage | Størrelse 13: mellem, 10 til 14 dage | Størrelse 675: den største, 14 til 20 dage',
      'Et høreapparat, der lades op om natten, skal ikke have batterier fra en pakke.',
    ),
  },
  {
    address: 'care-guide',
    title: 'Rengør på to minutter',
    html: page(
      'Hver aften i fire trin',
      '- Tør apparatet af med en tør klud | Børst åbningerne med åbningen nedad | Pust slangen igennem, hvis der er en | Lad det tørre natten over med lugen åben',
      'En gang om måneden, eller når lyden bliver svag: Skift voksfilter. Hver anden måned: Skift dome.',
    ),
  },
  {
    address: 'dome-guide',
    title: 'Find den rigtige dome',
    html: page(
      'Type og størrelse',
      'Åben til et let høretab, lukket til fyldigere lyd, power til et kraftigt høretab. Størrelsen i millimeter står på den gamle dome eller pakken.',
      'Mål på tværs, hvor den gamle dome er bredest. Ligger den mellem to størrelser, så tag den mindste først.',
    ),
  },
  {
    address: 'first-week',
    title: 'Første uge med høreapparat',
    html: page(
      'Syv små skridt',
      '- Dag 1: En time derhjemme, i ro | Dag 2: Læs højt for dig selv | Dag 3: En samtale med én person | Dag 4: Gå en tur | Dag 5: Se fjernsyn | Dag 6: Kaffe med to venner | Dag 7: Hele dagen',
      'Det tager nogle uger, før hjernen har vænnet sig til lydene. Det er helt normalt.',
    ),
  },
  {
    address: 'dinner-table',
    title: 'Hør med ved middagsbordet',
    html: page(
      'Sådan stiller du en bordmikrofon',
      'Stil den midt på bordet, væk fra tallerkener, der klirrer. Bed gæsterne tale én ad gangen, og sæt dig med ryggen mod væggen.',
    ),
  },
]

const terms = (f: PageFacts): ServicePage => ({
  address: 'terms',
  title: 'Handels\u00ADbetingelser',
  html: page(
    'Det aftaler vi',
    `Du handler med ${f.company}, ${f.address}.`,
    'Priserne er med moms. Fragten lægges til, før du betaler, og står i det samlede beløb.',
    'Når du gennemfører betalingen, afgiver du en bindende ordre. Vi trækker først pengene, når varerne sendes.',
    `Du har 14 dages fortrydelsesret efter loven, og hos os kan du fortryde i ${f.returnDays} dage. Går noget i stykker inden to år, reparerer vi, bytter eller giver pengene tilbage.`,
    `Klager: Skriv til ${f.email}. Bliver vi ikke enige, kan du gå til Nævnenes Hus på naevneneshus.dk.`,
  ),
})

const privacy = (f: PageFacts): ServicePage => ({
  address: 'privacy',
  title: 'Privatliv',
  html: page(
    'Hvad vi ved om dig, og hvorfor',
    `Vi gemmer dit navn, din adresse og dine ordrer for at levere det, du har købt, og fordi bogføringsloven kræver det i ${f.recordYears} år. Kun fragtfirmaet og betalingsudbyderen får dem.`,
    'Dit kortnummer når aldrig frem til os. Nyhedsbrevet sender vi kun med dit samtykke, og du kan afmelde det i hvert nyhedsbrev.',
    `Du kan se, rette og slette dine oplysninger: Skriv til ${f.email}.`,
  ),
})

const fineprint = (f: PageFacts): ServicePage[] => [
  {
    address: 'about',
    title: `Om ${f.shop}`,
    html: page(
      'Små ting, godt passet på',
      f.isFree
        ? `${f.shop} sender batterier, domes, filtre og plejemidler til høreapparater. Vi kender alle varerne og har god tid til spørgsmål.`
        : `${f.shop} sælger det, der gør det lettere at høre: vækkeure, dørklokker, telefoner, batterier og filtre. Vi kender alle varerne og har god tid til spørgsmål.`,
    ),
  },
  ...(f.isFree ? [freeTerms(f), freePrivacy(f)] : [terms(f), privacy(f)]),
  {
    address: 'cookies',
    title: 'Cookies',
    html: page(
      'Hvad vi gemmer på din enhed',
      '- ”user”: husker din kurv og dit login, så butikken virker | Dine valg, fx en lukket besked | Det, du har skrevet i kassen, indtil du har bestilt eller lukket fanen | Numre og datoer på det, du har bestilt uden konto, så du kan finde det igen | Statistik og markedsføring: kun når du har sagt ja',
    ),
  },
  accessibilityPage(f, 'da'),
]

/** The pages of customer service in Danish. */
export const danishPages = (facts: PageFacts): ServicePage[] => [...help(facts), ...fineprint(facts)]
