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

/** The three letters that the provider's browser script uses where its server has two: `SE` is `swe`. */
export const alpha3Of = (country: string) => ALPHA_3[country.toUpperCase()] ?? country.toLowerCase()
