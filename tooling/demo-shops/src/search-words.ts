import type { LocalizedText } from './localized-text.ts'
import type { ProductGroup } from './product-groups.ts'

// What customers call things when the shop calls them otherwise: other names, other makers' names, the ways to misspell a word
// that no rule finds. No page shows these words. An operator finds new ones with `npm run gateway -- searches`.

const hardOfHearing: LocalizedText = [
  'deaf hearing impaired loss hard of hearing',
  'døve hørehæmmede tunghøre svagthørende',
  'döva hörselskadade hörselnedsättning',
]

const and = (...all: readonly LocalizedText[]): LocalizedText => [
  all.map(([en]) => en).join(' '),
  all.map(([, da]) => da).join(' '),
  all.map(([, , sv]) => sv).join(' '),
]

/** The words for all articles of a group. */
export const wordsOfGroup: Readonly<Partial<Record<ProductGroup, LocalizedText>>> = {
  'battery-10': ['yellow sticker', 'gul gult', 'gul gult'],
  'battery-312': ['brown sticker', 'brun brunt', 'brun brunt'],
  'battery-13': ['orange sticker', 'orange orangefarvet', 'orange orangefärgad'],
  'battery-675': ['blue sticker', 'blå blåt', 'blå blått'],
  rechargeable: ['recharger rechargeable lithium', 'lader genopladeligt litium', 'uppladdningsbar litium'],
  domes: [
    'rubber tips eartips buds silicone caps olives umbrella',
    'gummi gummipropper silikone hætter oliven spidser domer paraply',
    'gummi gummitoppar silikon domar dom kupoler toppar paraply',
  ],
  tubes: ['slimtube replacement spare sound', 'tyndslange lydslange udskiftning', 'tunnslang ljudslang reservslang'],
  'wax-filters': [
    'wax guard guards trap stop earwax cerumen basket',
    'voks ørevoks voksfilter voksbeskytter vox cerumen kurv',
    'vax öronvax vaxskydd cerumen korg',
  ],
  'wipes-sprays': [
    'wet tissues cloths disinfectant antibacterial hygiene',
    'vådservietter klude desinfektion desinficerende hygiejne',
    'våtservetter trasor desinfektion desinficerande sprej hygien',
  ],
  drying: [
    'desiccant tablets silica moisture dry aid',
    'tørretabletter tørremiddel tørrekapsel silica fugt',
    'torktabletter torkmedel torkkapsel silika fukt',
  ],
  'ear-care': ['wax remover removal cerumen', 'ørevoks fjerne voksopløser', 'öronvax vaxborttagning'],
  cases: ['storage box pouch bag holder', 'høreapparatboks æske taske opbevaring', 'hörapparatetui ask låda förvaring'],
  tv: ['television sound listener', 'fjernsyn lyd', 'teve ljud'],
  phones: and(hardOfHearing, ['big button loud telephone landline', 'store knapper fastnet høj', 'fast telefon hög']),
  'alarm-clocks': and(hardOfHearing, [
    'bed shaker shaking vibrator',
    'vibrationsur ryster ryste ur vibrator',
    'vibrerande skaka vibrator',
  ]),
  doorbells: and(hardOfHearing, ['flashing light', 'lys blinkende', 'ljus blinkande']),
  'swim-plugs': ['swimming bathing shower', 'svømmepropper svømning bad', 'simproppar simning bad'],
}

/** The words for one article. */
export const wordsOfArticle: Readonly<Record<string, LocalizedText>> = {
  'BAT-675-CI': ['CI cochlear implant', 'CI cochlear cochleaimplantat', 'CI cochlear cochleaimplantat'],
  'BAT-CADDY': ['keyring key fob case', 'batteriæske nøglering', 'batteriask nyckelring'],
  'BAT-TEST': ['checker meter gauge', 'batterimåler måler', 'batterimätare mätare'],
  'TUB-MLD': ['mold earmold', 'øreprop', 'öroninsats'],
  'CLN-0500': ['puffer bulb', 'blæsebold blæser', 'puff blåsa'],
  'CLN-0002': ['cleaning', 'rensebørste', 'rengöringsborste'],
  'CHG-0100': ['charging station dock', 'ladestation opladerstation', 'laddstation laddningsstation'],
  'CLP-0100': ['hearclip retainer', 'høreclips', 'hörclips'],
  'CLP-0200': ['lanyard leash string', 'snor line', 'snöre band lina'],
  'EAR-0015': ['drops', 'dråber', 'droppar'],
  'DRY-0300': ['electric dehumidifier dryer', 'elektrisk affugter tørreapparat', 'elektrisk avfuktare torkapparat'],
  'TV-5102': ['headphones earphones', 'høretelefoner hovedtelefoner hørebøffer', 'hörlurar lurar'],
  'PHC-4100': ['bluetooth mobile smartphone', 'bluetooth mobil smartphone', 'bluetooth mobil smartphone'],
  'TEL-7100': ['subtitles', 'undertekst', 'undertext'],
  'ALM-3005': ['under vibrator', 'vibrator', 'vibrator'],
  'SMK-4500': ['fire detector', 'brandalarm røgmelder brandmelder', 'brandlarm rökvarnare rökdetektor'],
  'PRO-0020': ['sleeping snoring night', 'sove snorken nat', 'sova snarkning natt'],
}

/** The numbers that articles had in an earlier catalogue. */
export const earlierNumbers: Readonly<Record<string, readonly string[]>> = {
  'BAT-312-06': ['HB-2312'],
  'DOM-0010': ['HB-1180'],
  'WAX-0008': ['WF-118'],
  'ALM-3010': ['VX-200'],
}
