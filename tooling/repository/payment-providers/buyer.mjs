const ADDRESSES = {
  DK: { addressLine1: 'Strandvejen 112', postalCode: '2900', city: 'Hellerup', phoneNumber: '39620014' },
  SE: { addressLine1: 'Storgatan 1', postalCode: '114 55', city: 'Stockholm', phoneNumber: '086401230' },
  GB: { addressLine1: 'Mill Lane 14', postalCode: 'SW1A 1AA', city: 'London', phoneNumber: '07700900123' },
}

/** The countries of invented buyers. */
export const COUNTRIES = Object.keys(ADDRESSES)

/** Returns the address of an invented buyer. @param {string} countryCode one of `COUNTRIES` @param {string} email */
export const buyerIn = (countryCode, email) => ({
  firstName: 'Inger',
  lastName: 'Holm',
  ...ADDRESSES[countryCode],
  email,
  countryCode,
})
