import { page } from '../categories/category-plan.ts'
import type { PageFacts, ServicePage } from './page-facts.ts'

/** The page about returns of goods that the region has paid for, without refunds. */
export const freeReturns = (f: PageFacts): ServicePage => ({
  address: 'returns',
  title: 'Returnering',
  html: page(
    'Er der noget galt?',
    'Er noget i stykker, eller har du fået det forkerte, så sender vi det rigtige. Det koster dig ikke noget.',
    `Skriv til <a href="mailto:${f.email}">${f.email}</a> eller ring med dit bestillingsnummer, før du sender noget tilbage. Så siger vi, hvad du skal gøre.`,
    `Uåbnede pakker, du ikke skal bruge, kan du sende tilbage inden ${f.returnDays} dage til ${f.company}, ${f.address}.`,
    'Domes, filtre og slanger kan af hygiejniske grunde ikke tages retur, når pakken er åbnet.',
  ),
})

/** The terms of the free shop. */
export const freeTerms = (f: PageFacts): ServicePage => ({
  address: 'terms',
  title: 'Bestillings\u00ADvilkår',
  html: page(
    'Bestillingsvilkår',
    `Her bestiller du offentligt udbudte forbrugsdele til dit høreapparat hos ${f.company}, ${f.address}.`,
    'Du betaler ikke. Den region, du bor i, får regningen. Derfor beder vi om dit CPR-nummer.',
    'Vi sender kun til private adresser og døgninstitutioner i Danmark, ikke til postbokse. Dit efternavn skal stå på postkassen.',
    `Klager: Skriv til ${f.email}.`,
  ),
})

/** The privacy policy of the free shop. */
export const freePrivacy = (f: PageFacts): ServicePage => ({
  address: 'privacy',
  title: 'Privatliv',
  html: page(
    'Hvad vi ved om dig, og hvorfor',
    `Vi gemmer dit navn, din adresse og dine bestillinger for at levere det, du har bestilt, og fordi bogføringsloven kræver det i ${f.recordYears} år. Kun fragtfirmaet og din region får dem.`,
    'Dit CPR-nummer får kun din region. Vi opbevarer det krypteret og sletter det, når regionen har fået bestillingen, senest efter 30 dage.',
    `Du kan se, rette og slette dine oplysninger: Skriv til ${f.email}.`,
  ),
})
