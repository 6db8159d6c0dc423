import type { LocalizedText } from './localized-text.ts'

/** The attributes of articles. Data use the keys, shops show the names. */
export const attributeNames = {
  batterySize: ['Battery size', 'Batteristørrelse', 'Batteristorlek'],
  tab: ['Tab', 'Mærkat', 'Flik'],
  pack: ['Pack', 'Pakning', 'Förpackning'],
  voltage: ['Voltage', 'Spænding', 'Spänning'],
  lasts: ['Lasts', 'Holder', 'Räcker'],
  type: ['Type', 'Type', 'Typ'],
  size: ['Size', 'Størrelse', 'Storlek'],
  length: ['Length', 'Længde', 'Längd'],
  side: ['Ear', 'Øre', 'Öra'],
  colour: ['Colour', 'Farve', 'Färg'],
  plug: ['Plug', 'Stik', 'Stickpropp'],
  content: ['Content', 'Indhold', 'Innehåll'],
  material: ['Material', 'Materiale', 'Material'],
  connection: ['Connection', 'Forbindelse', 'Anslutning'],
  runtime: ['Runs for', 'Driftstid', 'Drifttid'],
  range: ['Range', 'Rækkevidde', 'Räckvidd'],
  volume: ['Sound', 'Lyd', 'Ljud'],
  damping: ['Damping', 'Dæmpning', 'Dämpning'],
  warranty: ['Warranty', 'Garanti', 'Garanti'],
} as const satisfies Record<string, LocalizedText>

export type AttributeKey = keyof typeof attributeNames
