const CODES =
  'AT:AUT BE:BEL BG:BGR CH:CHE CY:CYP CZ:CZE DE:DEU DK:DNK EE:EST ES:ESP FI:FIN FR:FRA GB:GBR GL:GRL GR:GRC ' +
  'HR:HRV HU:HUN IE:IRL IS:ISL IT:ITA LI:LIE LT:LTU LU:LUX LV:LVA MT:MLT NL:NLD NO:NOR PL:POL PT:PRT RO:ROU SE:SWE ' +
  'SI:SVN SK:SVK AU:AUS CA:CAN NZ:NZL US:USA'

const ALPHA_3 = new Map(CODES.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(3)]))

/**
 * Returns the three-letter code of a country (ISO 3166-1 alpha-3), or nothing for countries that Nets does not list. It
 * lists no Faroe Islands, which a shop delivers to (developer.nexigroup.com, Payment API, country codes).
 */
export const alpha3 = (alpha2: string): string | undefined => ALPHA_3.get(alpha2.toUpperCase())
