import { addressesOf, type DemoCustomer } from './demo-customer.ts'

const person = { firstName: 'Inger', middleName: 'Marie', lastName: 'Sørensen' }
const at = addressesOf(person, 'DK')
const jens = { firstName: 'Jens', middleName: '', lastName: 'Sørensen' }
const kirsten = { firstName: 'Kirsten', middleName: '', lastName: 'Holm' }

/** The demo customer of the Danish shops. */
export const danishCustomer: DemoCustomer = {
  person,
  addresses: [
    at('Strandvejen 112', '2. tv', '2900', 'Hellerup', '39 62 00 14'),
    at('Fjordstien 8', 'Sommerhus', '8400', 'Ebeltoft', '39 62 00 14'),
    at('Nørregade 41', '3. th', '8000', 'Aarhus C', '86 12 40 07', jens),
    at('Algade 9', 'Bagbutikken', '4000', 'Roskilde', '46 35 11 90', { ...jens, company: 'Sørensens Urmageri' }),
    at('Vestergade 77', '1. sal', '5000', 'Odense C', '66 11 23 45', kirsten),
    at('Skovbrynet 3', 'Lejlighed 12', '3400', 'Hillerød', '48 26 77 10', kirsten),
    at('Havnegade 15', 'Hos Lise', '6700', 'Esbjerg', '75 12 08 66', {
      firstName: 'Lise',
      middleName: '',
      lastName: 'Friis',
    }),
    at('Kirkevej 22', 'Menighedshuset', '2900', 'Hellerup', '39 40 51 62', { company: 'Hellerup Seniorklub' }),
    at('Jernbanegade 4', 'Reception', '9000', 'Aalborg', '98 13 70 25', { company: 'Hotel Limfjorden' }),
    at('Søndergade 60', 'Stuen', '7100', 'Vejle', '75 82 91 30', {
      firstName: 'Ole',
      middleName: '',
      lastName: 'Sørensen',
    }),
    at('Birkealle 18', 'Gæstehus', '3700', 'Rønne', '56 95 10 48'),
    at('Torvet 2', 'Posthuset', '5700', 'Svendborg', '62 21 33 09'),
  ],
}
