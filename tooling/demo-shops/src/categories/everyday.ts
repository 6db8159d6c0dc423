import { page, type CategoryPlan } from './category-plan.ts'
import { parts } from './parts.ts'

const batteries: CategoryPlan = {
  title: ['Batteries', 'Batterier', 'Batterier'],
  subtitle: [
    'Look at the colour of the sticky tab, or the number on the pack. The same colour always means the same size.',
    'Se på mærkatens farve eller tallet på pakken. Samme farve er altid samme størrelse.',
    'Titta på flikens färg eller siffran på förpackningen. Samma färg är alltid samma storlek.',
  ],
  parts: [parts.size10, parts.size312, parts.size13, parts.size675, parts.rechargeable, parts.batteryAccessories],
  long: [
    page(
      'How to make batteries last longer',
      'Hearing aid batteries breathe air. As soon as you pull off the tab they begin to work, and they cannot be stopped again.',
      '- Wait two minutes before you close the battery door | Open the door at night, so that the hearing aid dries and the battery rests | Keep spare batteries at room temperature, not in the fridge | Take used batteries to a collection point',
      'The size is printed on your old pack. Makers write it as A312, P312 or PR41: all three are size 312.',
    ),
    page(
      'Så holder batteriet længere',
      'Batterier til høreapparater trækker luft. De begynder at virke, så snart du trækker mærkaten af, og de kan ikke sættes på pause igen.',
      '- Vent to minutter, før du lukker batterilugen | Åbn lugen om natten, så apparatet tørrer, og batteriet hviler | Opbevar ekstra batterier ved stuetemperatur, ikke i køleskabet | Aflever brugte batterier på genbrugspladsen eller i en butik',
      'Størrelsen står på din gamle pakke. Producenterne skriver den som A312, P312 eller PR41: Alle tre er størrelse 312.',
    ),
    page(
      'Så håller batteriet längre',
      'Batterier till hörapparater behöver luft. De börjar verka så snart du drar av fliken, och de går inte att stoppa igen.',
      '- Vänta två minuter innan du stänger luckan | Öppna luckan på natten, så torkar apparaten och batteriet vilar | Förvara extra batterier i rumstemperatur, inte i kylen | Lämna använda batterier i en batteriholk eller butik',
      'Storleken står på din gamla förpackning. Tillverkarna skriver den som A312, P312 eller PR41: alla tre är storlek 312.',
    ),
  ],
}

const domesText: CategoryPlan['long'] = [
  page(
    'Which dome do I need?',
    'Open domes have holes and let natural sound in: for a mild loss. Closed domes keep more sound in the ear. Power domes have a double rim and are for a strong loss.',
    'The size is printed on your old dome or on its pack, in millimetres. A dome that slips out is too small, one that presses is too large.',
    'Pull an old dome off with the wax side away from you, push the new one on until it clicks, and pull gently to check that it stays on.',
  ),
  page(
    'Hvilken dome skal jeg bruge?',
    'Åbne domes har huller og lader den naturlige lyd komme ind: til et let høretab. Lukkede domes holder mere lyd i øret. Power-domes har dobbelt kant og er til et kraftigt høretab.',
    'Størrelsen står på din gamle dome eller på pakken i millimeter. En dome, der glider ud, er for lille; en, der trykker, er for stor.',
    'Træk den gamle dome af, tryk den nye på, til den klikker, og træk forsigtigt i den for at se, at den sidder fast.',
  ),
  page(
    'Vilken dome behöver jag?',
    'Öppna domer har hål och släpper in naturligt ljud: för en lätt nedsättning. Slutna domer håller kvar mer ljud i örat. Power-domer har dubbel kant och är för en kraftig nedsättning.',
    'Storleken står på din gamla dome eller på förpackningen, i millimeter. En dome som glider ut är för liten, en som trycker är för stor.',
    'Dra av den gamla domen, tryck på den nya tills den klickar och dra försiktigt för att känna att den sitter.',
  ),
]

const domes: CategoryPlan = {
  title: ['Domes and tubes', 'Domes og slanger', 'Domer och slangar'],
  address: ['domes', 'domes', 'domer'],
  subtitle: [
    'Soft tips and thin tubes for receiver-in-canal and behind-the-ear hearing aids. Change domes every two months.',
    'Bløde spidser og tynde slanger til høreapparater. Skift domes hver anden måned.',
    'Mjuka toppar och tunna slangar till hörapparater. Byt domer varannan månad.',
  ],
  parts: [parts.domes, parts.tubes],
  long: domesText,
}

const waxFilters: CategoryPlan = {
  title: parts.waxFilters.title,
  subtitle: [
    'When the sound grows weak, look here first. Old filter out, new filter in, one tool.',
    'Når lyden bliver svag, så se her først. Gammelt filter ud, nyt filter ind, ét værktøj.',
    'När ljudet blir svagt, titta här först. Gamla filtret ut, nya in, ett verktyg.',
  ],
  parts: [],
  groups: parts.waxFilters.groups,
  long: [
    page(
      'How to change a wax filter',
      'Take the dome off. Push the empty end of the stick into the old filter and pull it straight out. Turn the stick round, push the new filter in, and roll the stick away.',
      'Do not brush or rinse a filter: that pushes the wax further in.',
    ),
    page(
      'Sådan skifter du voksfilter',
      'Tag domen af. Tryk den tomme ende af pinden ind i det gamle filter, og træk det lige ud. Vend pinden, tryk det nye filter i, og rul pinden fri.',
      'Børst og skyl ikke et filter: Det skubber ørevokset længere ind.',
    ),
    page(
      'Så byter du vaxfilter',
      'Ta av domen. Tryck in pinnens tomma ände i det gamla filtret och dra rakt ut. Vänd pinnen, tryck i det nya filtret och rulla loss pinnen.',
      'Borsta och skölj inte ett filter: det trycker in vaxet längre.',
    ),
  ],
}

const cleaning: CategoryPlan = {
  title: ['Cleaning and care', 'Rengøring', 'Rengöring'],
  address: ['cleaning', 'rengoering', 'rengoring'],
  subtitle: [
    'Two minutes a day keep your hearing aids clear. Everything here is alcohol-free and safe for coatings.',
    'To minutter om dagen holder lyden klar. Alt her er uden alkohol og skånsomt mod overfladen.',
    'Två minuter om dagen håller ljudet klart. Allt här är fritt från alkohol och skonsamt mot ytan.',
  ],
  parts: [parts.wipes, parts.tools, parts.drying, parts.earCare],
  long: [
    page(
      'How to care for your hearing aids',
      'Wipe your hearing aids with a dry cloth every evening. Brush the microphone openings once a week, with the opening facing down so that loose dust falls out. Change wax filters once a month and domes every two months, or sooner when the sound grows dull.',
      'Never use water, and leave the battery door open at night.',
    ),
    page(
      'Sådan passer du på dit høreapparat',
      'Tør apparaterne af med en tør klud hver aften. Børst mikrofonåbningerne en gang om ugen med åbningen nedad, så støvet falder ud. Skift voksfiltre en gang om måneden og domes hver anden måned eller før, hvis lyden bliver mat.',
      'Brug aldrig vand, og lad batterilugen stå åben om natten.',
    ),
    page(
      'Så sköter du din hörapparat',
      'Torka av apparaterna med en torr duk varje kväll. Borsta mikrofonöppningarna en gång i veckan med öppningen nedåt, så att dammet faller ut. Byt vaxfilter en gång i månaden och domer varannan månad, eller tidigare om ljudet blir dovt.',
      'Använd aldrig vatten, och låt luckan stå öppen på natten.',
    ),
  ],
}

const drying: CategoryPlan = {
  title: parts.drying.title,
  subtitle: [
    'Moisture is what hearing aids like least. Let them dry while you sleep.',
    'Fugt er det værste for et høreapparat. Lad det tørre, mens du sover.',
    'Fukt är det sämsta en hörapparat vet. Låt den torka medan du sover.',
  ],
  parts: [],
  groups: parts.drying.groups,
  long: [
    page(
      'Capsule or box?',
      'A jar with a capsule needs no power and travels well. An electronic box is faster and also freshens with UV-C light. It is worth it if you sweat a lot, or live where it is damp.',
    ),
    page(
      'Kapsel eller boks?',
      'Et bæger med kapsel bruger ingen strøm og er let at tage med. En elektronisk boks er hurtigere og opfrisker med UV-C-lys. Det er pengene værd, hvis du sveder meget eller bor fugtigt.',
    ),
    page(
      'Kapsel eller box?',
      'En burk med kapsel behöver ingen ström och är lätt att ta med. En elektronisk box är snabbare och fräschar upp med UV-C-ljus. Den är värd sitt pris om du svettas mycket eller bor fuktigt.',
    ),
  ],
}

/** Everyday categories: batteries, domes, filters and care. */
export const everyday = { batteries, domes, waxFilters, cleaning, drying, domesText }
