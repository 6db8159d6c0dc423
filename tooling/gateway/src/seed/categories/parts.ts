import type { CategoryPart } from './category-plan.ts'

const size = (number: '10' | '312' | '13' | '675'): CategoryPart => ({
  title: [`Size ${number}`, `Størrelse ${number}`, `Storlek ${number}`],
  shelves: [`battery-${number}`],
})

/** Parts that several categories are made of. */
export const parts = {
  size10: size('10'),
  size312: size('312'),
  size13: size('13'),
  size675: size('675'),
  rechargeable: { title: ['Rechargeable', 'Genopladelige', 'Laddbara'], shelves: ['rechargeable'] },
  batteryAccessories: {
    title: ['Caddies and testers', 'Holdere og testere', 'Hållare och testare'],
    shelves: ['battery-accessories'],
  },
  domes: { title: ['Domes', 'Domes', 'Domer'], shelves: ['domes'] },
  tubes: { title: ['Tubes', 'Slanger', 'Slangar'], shelves: ['tubes'] },
  waxFilters: { title: ['Wax filters', 'Voksfiltre', 'Vaxfilter'], shelves: ['wax-filters'] },
  wipes: { title: ['Wipes and sprays', 'Servietter og spray', 'Dukar och spray'], shelves: ['wipes-sprays'] },
  tools: { title: ['Brushes and tools', 'Børster og værktøj', 'Borstar och verktyg'], shelves: ['brushes-tools'] },
  drying: { title: ['Drying', 'Tørring', 'Torkning'], shelves: ['drying'] },
  earCare: { title: ['Ear care', 'Pleje af øret', 'Öronvård'], shelves: ['ear-care'] },
  cases: { title: ['Cases', 'Etuier', 'Fodral'], shelves: ['cases'] },
  clips: { title: ['Clips and cords', 'Clips og snore', 'Clips och snoddar'], shelves: ['clips'] },
  casesAndClips: {
    title: ['Cases and clips', 'Etuier og clips', 'Fodral och clips'],
    shelves: ['cases', 'clips'],
  },
  tv: { title: ['Television', 'Tv-lyd', 'Tv-ljud'], shelves: ['tv'] },
  microphones: { title: ['Microphones', 'Mikrofoner', 'Mikrofoner'], shelves: ['microphones'] },
  remotes: {
    title: ['Remotes and phone clips', 'Fjernbetjening og telefonclips', 'Fjärrkontroll och telefonclips'],
    address: ['remotes', 'fjernbetjening', 'fjarrkontroll'],
    shelves: ['remotes'],
  },
  phones: { title: ['Telephones', 'Telefoner', 'Telefoner'], shelves: ['phones'] },
  alarmClocks: { title: ['Alarm clocks', 'Vækkeure', 'Väckarklockor'], shelves: ['alarm-clocks'] },
  doorbells: {
    title: ['Doorbells and smoke alarms', 'Dørklokker og røgalarmer', 'Dörrklockor och brandvarnare'],
    address: ['doorbells', 'doerklokker', 'dorrklockor'],
    shelves: ['doorbells'],
  },
  earPlugs: { title: ['Ear plugs', 'Ørepropper', 'Öronproppar'], shelves: ['ear-plugs'] },
  swimPlugs: { title: ['Swim plugs', 'Badepropper', 'Badproppar'], shelves: ['swim-plugs'] },
  protection: {
    title: ['Hearing protection', 'Høreværn', 'Hörselskydd'],
    shelves: ['ear-plugs', 'swim-plugs'],
  },
} as const satisfies Record<string, CategoryPart>
