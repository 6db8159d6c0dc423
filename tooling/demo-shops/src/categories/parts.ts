import type { CategoryPart } from './category-plan.ts'

const size = (number: '10' | '312' | '13' | '675'): CategoryPart => ({
  title: [`Size ${number}`, `Størrelse ${number}`, `Storlek ${number}`],
  groups: [`battery-${number}`],
})

/** Parts that several categories are made of. */
export const parts = {
  size10: size('10'),
  size312: size('312'),
  size13: size('13'),
  size675: size('675'),
  rechargeable: { title: ['Rechargeable', 'Genopladelige', 'Laddbara'], groups: ['rechargeable'] },
  batteryAccessories: {
    title: ['Caddies and testers', 'Holdere og testere', 'Hållare och testare'],
    groups: ['battery-accessories'],
  },
  domes: { title: ['Domes', 'Domes', 'Domer'], groups: ['domes'] },
  tubes: { title: ['Tubes', 'Slanger', 'Slangar'], groups: ['tubes'] },
  waxFilters: { title: ['Wax filters', 'Voksfiltre', 'Vaxfilter'], groups: ['wax-filters'] },
  wipes: { title: ['Wipes and sprays', 'Servietter og spray', 'Dukar och spray'], groups: ['wipes-sprays'] },
  tools: { title: ['Brushes and tools', 'Børster og værktøj', 'Borstar och verktyg'], groups: ['brushes-tools'] },
  drying: { title: ['Drying', 'Tørring', 'Torkning'], groups: ['drying'] },
  earCare: { title: ['Ear care', 'Pleje af øret', 'Öronvård'], groups: ['ear-care'] },
  cases: { title: ['Cases', 'Etuier', 'Fodral'], groups: ['cases'] },
  clips: { title: ['Clips and cords', 'Clips og snore', 'Clips och snoddar'], groups: ['clips'] },
  casesAndClips: {
    title: ['Cases and clips', 'Etuier og clips', 'Fodral och clips'],
    groups: ['cases', 'clips'],
  },
  tv: { title: ['Television', 'Tv-lyd', 'Tv-ljud'], groups: ['tv'] },
  microphones: { title: ['Microphones', 'Mikrofoner', 'Mikrofoner'], groups: ['microphones'] },
  remotes: {
    title: ['Remotes and phone clips', 'Fjernbetjening og telefonclips', 'Fjärrkontroll och telefonclips'],
    address: ['remotes', 'fjernbetjening', 'fjarrkontroll'],
    groups: ['remotes'],
  },
  phones: { title: ['Telephones', 'Telefoner', 'Telefoner'], groups: ['phones'] },
  alarmClocks: { title: ['Alarm clocks', 'Vækkeure', 'Väckarklockor'], groups: ['alarm-clocks'] },
  doorbells: {
    title: ['Doorbells and smoke alarms', 'Dørklokker og røgalarmer', 'Dörrklockor och brandvarnare'],
    address: ['doorbells', 'doerklokker', 'dorrklockor'],
    groups: ['doorbells'],
  },
  earPlugs: { title: ['Ear plugs', 'Ørepropper', 'Öronproppar'], groups: ['ear-plugs'] },
  swimPlugs: { title: ['Swim plugs', 'Badepropper', 'Badproppar'], groups: ['swim-plugs'] },
  protection: {
    title: ['Hearing protection', 'Høreværn', 'Hörselskydd'],
    groups: ['ear-plugs', 'swim-plugs'],
  },
} as const satisfies Record<string, CategoryPart>
