import { page } from '../categories/category-plan.ts'
import type { Language } from '@shop/domain/messages/languages.ts'
import type { PageFacts, ServicePage } from './page-facts.ts'

const WRITTEN = { en: '22 November 2026', da: '22. november 2026', sv: '22 november 2026' }

const link = (url: string, label: string) => `<a href="${url}">${label}</a>`
const phoneLink = ({ phone }: PageFacts) => link(`tel:${phone.replaceAll(/[\s-]/g, '')}`, phone)
const mailLink = ({ email }: PageFacts) => link(`mailto:${email}`, email)

/** The authority for complaints, by the law of the market. */
const authority = {
  british: `The Equality Act 2010 asks us to make reasonable adjustments. In England, Scotland and Wales the ${link('https://www.equalityadvisoryservice.com', 'Equality Advisory and Support Service')} tells you what your rights are, and the Equality and Human Rights Commission enforces the act. In Northern Ireland you can turn to the Equality Commission for Northern Ireland.`,
  european:
    'In the European Union the European Accessibility Act (Directive 2019/882) applies to web shops. Each country has an authority of its own for it: tell us where you live, and we will name yours.',
  danish: `Lov om tilgængelighedskrav for produkter og tjenester (lov nr. 801 af 7. juni 2022) gælder også for netbutikker. Du kan henvende dig til ${link('https://digst.dk', 'Digitaliseringsstyrelsen')}.`,
  swedish: `Lagen om vissa produkters och tjänsters tillgänglighet (2023:254) gäller också för nätbutiker. Du kan anmäla bristen till ${link('https://pts.se', 'Post- och telestyrelsen')}, som samordnar tillsynen.`,
}

const english = (f: PageFacts) =>
  page(
    'Accessibility statement',
    `This statement covers the web shop ${f.shop}, run by ${f.company}. Everyone should be able to use it.`,
    '## How far we are',
    'Our standard is WCAG 2.2, level AA. Where we know that we fall short, we say so below.',
    '- Text can be twice as large without losing anything | Nothing needs sound, dragging or a quick hand | What moves can be paused',
    '## How we check',
    'Before a change goes out, a program (axe) looks at every kind of page, wide and narrow. We go from the home page to the payment with the keyboard alone. These checks are our own: nobody outside the company has assessed the shop yet.',
    '## What we know is difficult',
    '- Payment providers have forms of their own, and some are harder to use than ours | The security check in some forms comes from another company. If it stops you, write us an email or call',
    '## Tell us',
    `Is something difficult? Write to ${mailLink(f)} or call ${phoneLink(f)}. We will answer within one working day and tell you what we will do.`,
    '## If our answer does not help',
    f.isBritish ? authority.british : authority.european,
    `Written on ${WRITTEN.en}.`,
  )

const danish = (f: PageFacts) =>
  page(
    'Tilgængeligheds\u00ADerklæring',
    `Erklæringen gælder netbutikken ${f.shop} fra ${f.company}. Alle skal kunne bruge den.`,
    '## Hvor langt vi er',
    'Vores mål er WCAG 2.2, niveau AA. Hvor vi ved, at vi ikke når det, står det nedenfor.',
    '- Teksten kan gøres dobbelt så stor, uden at noget går tabt | Intet kræver lyd, træk eller en hurtig hånd | Det, der bevæger sig, kan sættes på pause',
    '## Sådan kontrollerer vi',
    `Før en ændring går i luften, ser et program (axe) på alle slags sider, brede og smalle. Vi går fra forsiden til ${f.isFree ? 'bestillingen' : 'betalingen'} med tastaturet alene. Det er vores egen kontrol: Ingen udefra har vurderet butikken endnu.`,
    '## Det ved vi er svært',
    `- ${f.isFree ? '' : 'Betalingsudbydernes formularer er deres egne, og nogle er sværere at bruge end vores | '}Sikkerhedstjekket i nogle formularer kommer fra andre. Kan du ikke komme forbi det, så skriv en e-mail eller ring`,
    '## Sig det til os',
    `Er noget svært? Skriv til ${mailLink(f)}, eller ring på ${phoneLink(f)}. Vi svarer inden for én hverdag og siger, hvad vi vil gøre.`,
    '## Hvis vores svar ikke hjælper',
    authority.danish,
    `Skrevet den ${WRITTEN.da}.`,
  )

const swedish = (f: PageFacts) =>
  page(
    'Tillgänglighets\u00ADredogörelse',
    `Redogörelsen gäller nätbutiken ${f.shop} från ${f.company}. Alla ska kunna använda den.`,
    '## Hur långt vi har kommit',
    'Vårt mått är WCAG 2.2, nivå AA. Där vi vet att vi inte når det står det nedan.',
    '- Texten kan göras dubbelt så stor utan att något går förlorat | Inget kräver ljud, dragning eller en snabb hand | Det som rör sig kan pausas',
    '## Så kontrollerar vi',
    'Innan en ändring publiceras tittar ett program (axe) på alla slags sidor, breda och smala. Vi går från startsidan till betalningen med bara tangentbordet. Det är vår egen kontroll: ingen utifrån har bedömt butiken än.',
    '## Det vet vi är svårt',
    '- Betalleverantörernas formulär är deras egna, och några är svårare att använda än våra | Säkerhetskontrollen i några formulär kommer från andra. Kommer du inte förbi den, skicka ett mejl eller ring',
    '## Säg till oss',
    `Är något svårt? Skriv till ${mailLink(f)} eller ring ${phoneLink(f)}. Vi svarar inom en vardag och säger vad vi tänker göra.`,
    '## Om vårt svar inte hjälper',
    authority.swedish,
    `Skriven den ${WRITTEN.sv}.`,
  )

const statements: Readonly<Record<Language, { title: string; html: (facts: PageFacts) => string }>> = {
  en: { title: 'Accessibility', html: english },
  da: { title: 'Tilgængelighed', html: danish },
  sv: { title: 'Tillgänglighet', html: swedish },
}

/** Returns the accessibility statement, by the law of the market. It only claims what is done. */
export function accessibilityPage(facts: PageFacts, language: Language): ServicePage {
  const { title, html } = statements[language]
  return { address: 'accessibility', title, html: html(facts) }
}
