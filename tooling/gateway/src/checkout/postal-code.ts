const SHAPES: Readonly<Record<string, RegExp>> = {
  DK: /^(DK-?)?\d{4}$/i,
  NO: /^\d{4}$/,
  SE: /^(SE-?)?\d{3} ?\d{2}$/i,
  FI: /^\d{5}$/,
  DE: /^\d{5}$/,
  GB: /^(GIR ?0AA|[A-PR-UWYZ](\d{1,2}|[A-HK-Y]\d([0-9ABEHMNPRV-Y])?|\d[A-HJKPSTUW]) ?\d[ABD-HJLNP-UW-Z]{2})$/i,
}

/** Whether a postal code can be one of that country; countries we know no shape of accept everything. */
export const fitsCountry = (postalCode: string, countryCode: string) =>
  SHAPES[countryCode]?.test(postalCode.trim()) ?? true

/** The bare code, without spaces or the country in front of it, as payment providers want it. */
export const barePostalCode = (postalCode: string) =>
  postalCode
    .trim()
    .replaceAll(/\s/g, '')
    .replace(/^(DK|SE)-?/i, '')
