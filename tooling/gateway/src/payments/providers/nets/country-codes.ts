const CODES =
  'AT:AUT BE:BEL BG:BGR CH:CHE CY:CYP CZ:CZE DE:DEU DK:DNK EE:EST ES:ESP FI:FIN FO:FRO FR:FRA GB:GBR GL:GRL GR:GRC ' +
  'HR:HRV HU:HUN IE:IRL IS:ISL IT:ITA LI:LIE LT:LTU LU:LUX LV:LVA MT:MLT NL:NLD NO:NOR PL:POL PT:PRT RO:ROU SE:SWE ' +
  'SI:SVN SK:SVK AU:AUS CA:CAN NZ:NZL US:USA'

const ALPHA_3 = new Map(CODES.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(3)]))

/** The three-letter code of a country the shops deliver to (ISO 3166-1 alpha-3); nothing for others. */
export const alpha3 = (alpha2: string): string | undefined => ALPHA_3.get(alpha2.toUpperCase())
