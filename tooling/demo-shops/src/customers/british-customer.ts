import { addressesOf, type DemoCustomer } from './demo-customer.ts'

const person = { firstName: 'Margaret', middleName: 'Anne', lastName: 'Whitfield' }
const at = addressesOf(person, 'GB')
const harold = { firstName: 'Harold', middleName: '', lastName: 'Whitfield' }
const susan = { firstName: 'Susan', middleName: '', lastName: 'Price' }

/** The demo customer of the British shops. */
export const britishCustomer: DemoCustomer = {
  person,
  addresses: [
    at('14 Orchard Lane', 'Ground floor', 'BS8 4LA', 'Bristol', '0117 496 0123'),
    at('3 Harbour Terrace', 'Flat 2', 'TR26 1LP', 'St Ives', '01736 496 012'),
    at('27 Castle Street', 'Top flat', 'EH2 3AH', 'Edinburgh', '0131 496 0177', harold),
    at('8 Market Place', 'Rear entrance', 'BA1 1LZ', 'Bath', '01225 496 041', {
      ...harold,
      company: 'Whitfield Clocks',
    }),
    at('51 Park Road', 'Flat B', 'NW8 7HY', 'London', '020 7946 0018', susan),
    at('2 Mill Cottages', 'Lower Lane', 'OX7 3PW', 'Chipping Norton', '01608 496 033', susan),
    at('19 Beach Avenue', 'c/o Ellis', 'SA3 4BD', 'Swansea', '01792 496 052', {
      firstName: 'Owen',
      middleName: '',
      lastName: 'Ellis',
    }),
    at('1 Church Row', 'Parish hall', 'BS8 3LT', 'Bristol', '0117 496 0190', { company: 'Clifton Over Sixties' }),
    at('88 Victoria Road', 'Reception', 'LS6 1DR', 'Leeds', '0113 496 0066', { company: 'Headingley Guest House' }),
    at('33 Quay Street', 'Apartment 9', 'M3 3JE', 'Manchester', '0161 496 0084', {
      firstName: 'Ruth',
      middleName: '',
      lastName: 'Cole',
    }),
    at('6 Heather Close', 'Annexe', 'NR1 1JG', 'Norwich', '01603 496 077'),
    at('40 Station Road', 'Sub post office', 'BS6 5EF', 'Bristol', '0117 496 0155'),
  ],
}
