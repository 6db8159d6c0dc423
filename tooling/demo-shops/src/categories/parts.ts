import type { LocalizedText } from '../localized-text.ts'
import type { CategoryPart } from './category-plan.ts'

type Size = '10' | '312' | '13' | '675'

const size = (number: Size, [en, da, sv]: LocalizedText, code: string): CategoryPart => ({
  title: [`Size ${number}`, `Størrelse ${number}`, `Storlek ${number}`],
  subtitle: [
    `The batteries with the ${en} tab. The pack may also say A${number}, P${number} or ${code}.`,
    `Batterierne med ${da} mærkat. På pakken kan der også stå A${number}, P${number} eller ${code}.`,
    `Batterierna med ${sv} flik. På förpackningen kan det också stå A${number}, P${number} eller ${code}.`,
  ],
  groups: [`battery-${number}`],
  picture: `battery-${number}`,
})

/** Parts that several categories share. */
export const parts = {
  size10: size('10', ['yellow', 'gul', 'gul'], 'PR70'),
  size312: size('312', ['brown', 'brun', 'brun'], 'PR41'),
  size13: size('13', ['orange', 'orange', 'orange'], 'PR48'),
  size675: size('675', ['blue', 'blå', 'blå'], 'PR44'),
  rechargeable: {
    title: ['Recharge\u00ADable', 'Genop\u00ADladelige', 'Laddbara'],
    groups: ['rechargeable'],
    picture: 'rechargeable-312',
  },
  batteryAccessories: {
    title: ['Caddies and testers', 'Holdere og testere', 'Hållare och testare'],
    groups: ['battery-accessories'],
    picture: 'battery-caddy-312',
  },
  domes: { title: ['Domes', 'Domes', 'Domer'], groups: ['domes'], picture: 'dome-open-8' },
  tubes: { title: ['Tubes', 'Slanger', 'Slangar'], groups: ['tubes'], picture: 'thin-tubes' },
  waxFilters: { title: ['Wax filters', 'Voksfiltre', 'Vaxfilter'], groups: ['wax-filters'], picture: 'wax-filter' },
  wipes: {
    title: ['Wipes and sprays', 'Servietter og spray', 'Dukar och spray'],
    groups: ['wipes-sprays'],
    picture: 'wipes-90',
  },
  tools: {
    title: ['Brushes and tools', 'Børster og værktøj', 'Borstar och verktyg'],
    groups: ['brushes-tools'],
    picture: 'brush',
  },
  drying: { title: ['Drying', 'Tørring', 'Torkning'], groups: ['drying'], picture: 'drying-jar' },
  earCare: { title: ['Ear care', 'Pleje af øret', 'Öronvård'], groups: ['ear-care'], picture: 'ear-drops' },
  cases: { title: ['Cases', 'Etuier', 'Fodral'], groups: ['cases'], picture: 'hard-case-sand' },
  clips: {
    title: ['Clips and cords', 'Clips og snore', 'Clips och snoddar'],
    groups: ['clips'],
    picture: 'retention-clip-blue',
  },
  casesAndClips: {
    title: ['Cases and clips', 'Etuier og clips', 'Fodral och clips'],
    groups: ['cases', 'clips'],
    picture: 'hard-case-graphite',
  },
  tv: { title: ['Television', 'Tv-lyd', 'Tv-ljud'], groups: ['tv'], picture: 'tv-adapter' },
  microphones: { title: ['Microphones', 'Mikrofoner', 'Mikrofoner'], groups: ['microphones'], picture: 'table-mic' },
  remotes: {
    title: ['Remotes and phone clips', 'Fjernbetjening og telefonclips', 'Fjärrkontroll och telefonclips'],
    address: ['remotes', 'fjernbetjening', 'fjarrkontroll'],
    groups: ['remotes'],
    picture: 'remote-graphite',
  },
  phones: { title: ['Telephones', 'Telefoner', 'Telefoner'], groups: ['phones'], picture: 'amplified-phone-white' },
  alarmClocks: {
    title: ['Alarm clocks', 'Vækkeure', 'Väckarklockor'],
    groups: ['alarm-clocks'],
    picture: 'alarm-clock-white',
  },
  doorbells: {
    title: ['Doorbells and smoke alarms', 'Dørklokker og røgalarmer', 'Dörrklockor och brandvarnare'],
    address: ['doorbells', 'doerklokker', 'dorrklockor'],
    groups: ['doorbells'],
    picture: 'doorbell-flasher',
  },
  earPlugs: { title: ['Ear plugs', 'Ørepropper', 'Öronproppar'], groups: ['ear-plugs'], picture: 'ear-plugs' },
  swimPlugs: { title: ['Swim plugs', 'Badepropper', 'Badproppar'], groups: ['swim-plugs'], picture: 'swim-moulds' },
  protection: {
    title: ['Hearing protection', 'Høreværn', 'Hörselskydd'],
    groups: ['ear-plugs', 'swim-plugs'],
    picture: 'ear-plugs',
  },
} as const satisfies Record<string, CategoryPart>
