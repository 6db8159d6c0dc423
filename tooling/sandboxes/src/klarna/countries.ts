const ALPHA_3: Readonly<Record<string, string>> = {
  AT: 'aut',
  DE: 'deu',
  DK: 'dnk',
  FI: 'fin',
  GB: 'gbr',
  NL: 'nld',
  NO: 'nor',
  SE: 'swe',
}

/** Returns the three-letter code that Klarna's browser script uses: `swe` for `SE`. */
export const alpha3Of = (country: string) => ALPHA_3[country.toUpperCase()] ?? country.toLowerCase()
