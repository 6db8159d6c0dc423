import { addressesOf, type DemoCustomer } from './demo-customer.ts'

const person = { firstName: 'Karin', middleName: 'Elisabet', lastName: 'Lindqvist' }
const at = addressesOf(person, 'SE')
const lars = { firstName: 'Lars', middleName: '', lastName: 'Lindqvist' }
const eva = { firstName: 'Eva', middleName: '', lastName: 'Nyström' }

/** The demo customer of the Swedish shop. */
export const swedishCustomer: DemoCustomer = {
  person,
  addresses: [
    at('Götgatan 48', 'Lgh 1203', '118 26', 'Stockholm', '08-640 12 30'),
    at('Strandvägen 5', 'Stugan', '761 75', 'Norrtälje', '08-640 12 30'),
    at('Kungsgatan 19', 'Lgh 0902', '753 18', 'Uppsala', '018-12 44 05', lars),
    at('Hamngatan 7', 'Gårdshuset', '582 26', 'Linköping', '013-25 80 11', { ...lars, company: 'Lindqvists Ur' }),
    at('Linnégatan 33', '2 tr', '413 04', 'Göteborg', '031-14 90 22', eva),
    at('Björkvägen 14', 'Vån 1', '352 46', 'Växjö', '0470-77 12 90', eva),
    at('Storgatan 101', 'Hos Maja', '903 26', 'Umeå', '090-13 55 40', {
      firstName: 'Maja',
      middleName: '',
      lastName: 'Berg',
    }),
    at('Kyrkogatan 2', 'Församlingshemmet', '118 26', 'Stockholm', '08-643 20 17', { company: 'Söders Seniorer' }),
    at('Södra Förstadsgatan 60', 'Lgh 1401', '214 20', 'Malmö', '040-30 11 76', {
      firstName: 'Nils',
      middleName: '',
      lastName: 'Ek',
    }),
    at('Strandgatan 8', 'Receptionen', '621 56', 'Visby', '0498-21 60 33', { company: 'Strandhotellet' }),
    at('Skolgatan 25', 'Nb', '652 24', 'Karlstad', '054-15 08 81'),
    at('Norrtullsgatan 6', 'Hos grannen', '113 29', 'Stockholm', '08-34 77 02'),
  ],
}
