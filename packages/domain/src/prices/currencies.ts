// ISO 4217, list one, as of 2026. `Intl` is no source of it: its figures say how many decimals people write, not how many a
// currency has, and they change with the browser and with Node.

const DECIMALS = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

const WITH_TWO = `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW
  CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR
  IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN
  NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB
  TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`

const CODE = /^[A-Z]{3}$/

/** Returns how many decimals amounts in a currency are shown with: as many as it has. Two for an unknown one, as in `Intl`. */
export function shownDecimals(currency: string): number {
  const found = CODE.test(currency) && Object.entries(DECIMALS).find(([, codes]) => codes.includes(currency))
  return found ? Number(found[0]) : 2
}

/** Returns whether a text is the code of a currency, such as `DKK`. */
export const isCurrency = (code: string): boolean =>
  CODE.test(code) && (WITH_TWO.includes(code) || shownDecimals(code) !== 2)

/** Returns how many decimals the minor unit of a currency has. Undefined for a text that is no currency. */
export const decimalsOf = (currency: string): number | undefined =>
  isCurrency(currency) ? shownDecimals(currency) : undefined
