import { britishCustomer } from './british-customer.ts'
import { addressesOf, type DemoCustomer } from './demo-customer.ts'

const { person } = britishCustomer
const german = addressesOf(person, 'DE')
const irish = addressesOf(person, 'IE')
const dutch = addressesOf(person, 'NL')
const anna = { firstName: 'Anna', middleName: '', lastName: 'Keller' }

/** The demo customer of the European shops: the British one, with a home in Berlin. */
export const europeanCustomer: DemoCustomer = {
  person,
  addresses: [
    german('Linienstraße 40', 'Hinterhaus', '10119', 'Berlin', '030 5550 1234'),
    irish('3 Harbour Terrace', 'Flat 2', 'P17 AY18', 'Kinsale', '021 555 0123'),
    german('Lindenallee 12', 'Erdgeschoss', '50968', 'Köln', '0221 5550 177', anna),
    german('Marktplatz 5', 'Hofeingang', '72070', 'Tübingen', '07071 5550 41', { ...anna, company: 'Uhren Keller' }),
    irish('19 Castle Street', 'Top floor', 'D02 XT91', 'Dublin', '01 555 0184', {
      firstName: 'Owen',
      middleName: '',
      lastName: 'Ellis',
    }),
    dutch('Keizersgracht 210', '2 hoog', '1016 DX', 'Amsterdam', '020 555 0166', {
      firstName: 'Ruth',
      middleName: '',
      lastName: 'Cole',
    }),
    german('Seestraße 77', 'Ferienhaus', '18609', 'Binz', '030 5550 1234'),
    german('Kirchweg 2', 'Gemeindehaus', '10119', 'Berlin', '030 5550 9081', { company: 'Chor der Nachbarn' }),
    dutch('Stationsplein 1', 'Receptie', '2312 AJ', 'Leiden', '071 555 0120', { company: 'Hotel Rembrandt' }),
    german('Hafenstraße 33', 'Wohnung 9', '20457', 'Hamburg', '040 5550 884', {
      firstName: 'Jan',
      middleName: '',
      lastName: 'Voss',
    }),
    irish('6 Heather Close', 'Annexe', 'H91 E2K3', 'Galway', '091 555 077'),
    german('Torstraße 118', 'Paketladen', '10119', 'Berlin', '030 5550 7155'),
  ],
}
