import { page } from '../categories/category-plan.ts'
import { accessibilityPage } from './accessibility.ts'
import { deliveryNotes, deliveryTable, type PageFacts, type ServicePage } from './page-facts.ts'
import { withdrawalPage } from './withdrawal.ts'

const help = (f: PageFacts): ServicePage[] => [
  {
    address: 'contact-us',
    title: 'Kontakta oss',
    html: page(
      'Skriv till oss eller ring',
      `Skriv i formuläret eller till <a href="mailto:${f.email}">${f.email}</a>. Vi svarar inom en vardag, på vanlig svenska.`,
      `Eller ring <a href="tel:${f.phone.replace(/[\s-]/g, '')}">${f.phone}</a>. ${f.openingHours}.`,
      'Är det svårt att tala i telefon, be någon ringa åt dig eller använd Texttelefoni.se. Vi tar det i lugn och ro.',
    ),
  },
  {
    address: 'delivery',
    title: 'Leverans',
    html:
      page(
        'När och hur',
        `Beställer du före kl. 15 skickar vi samma vardag, och paketet är hos dig efter ungefär ${f.deliveryDays} vardagar.`,
      ) +
      deliveryTable(f, ['Leverans', 'Pris', 'Fri frakt över']) +
      page('Bra att veta', `- ${deliveryNotes(f)} | Du får ett mejl när paketet har skickats.`),
  },
  {
    address: 'returns',
    title: 'Retur',
    html: page(
      `${f.returnDays} dagars öppet köp`,
      `Skicka tillbaka oöppnade förpackningar inom ${f.returnDays} dagar så får du tillbaka pengarna inom 14 dagar.`,
      'Enligt lag har du 14 dagars ångerrätt från den dag paketet kom, och du behöver inte ange något skäl. Du får öppna och prova varorna så som du skulle göra i en butik.',
      'Domer, filter, slangar, örondroppar, öronproppar och badproppar kan av hygieniska skäl inte returneras när förpackningen är öppnad.',
      '## Hit skickar du varorna',
      `Skicka paketet till ${f.company}, ${f.address}. Du betalar själv returfrakten. Är något trasigt eller fel, säg till först: då betalar vi frakten och byter varan.`,
      '<a href="/customer-service/withdrawal">Ångra avtalet här</a>. Du behöver inte logga in, och vi bekräftar med ett mejl.',
    ),
  },
  ...withdrawalPage(f, 'sv'),
  {
    address: 'which-battery',
    title: 'Vilket batteri behöver jag?',
    html: page(
      'Titta på fliken',
      'Fliken har samma färg hos alla tillverkare: gul är 10, brun är 312, orange är 13, blå är 675. Siffran står också på din gamla förpackning.',
      '- Storlek 10: den minsta, 3 till 5 dagar | Storlek 312: liten, 5 till 7 dagar | Storlek 13: mellan, 10 till 14 dagar | Storlek 675: den största, 14 till 20 dagar',
      'En hörapparat som står i en laddare på natten behöver inga batterier ur en förpackning.',
    ),
  },
  {
    address: 'battery-advice',
    title: 'Så håller batteriet längre',
    html: page(
      'Vänta två minuter',
      'Dra av fliken, vänta två minuter och stäng sedan luckan. Batteriet behöver luft för att vakna, och väntan gör stor skillnad.',
      'Öppna luckan på natten. Förvara batterier i rumstemperatur, inte i kylen.',
    ),
  },
  {
    address: 'care-guide',
    title: 'Rengör på två minuter',
    html: page(
      'Varje kväll i fyra steg',
      '- Torka av apparaten med en torr duk | Borsta öppningarna med öppningen nedåt | Blås igenom slangen, om det finns en | Låt den torka över natten med luckan öppen',
      'En gång i månaden, eller när ljudet blir svagt: byt vaxfilter. Varannan månad: byt dome.',
    ),
  },
  {
    address: 'dome-guide',
    title: 'Hitta rätt dome',
    html: page(
      'Typ och storlek',
      'Öppen för en lätt nedsättning, sluten för fylligare ljud, power för en kraftig nedsättning. Storleken i millimeter står på den gamla domen eller förpackningen.',
      'Mät tvärs över där den gamla domen är bredast. Ligger den mellan två storlekar, ta den mindre först.',
    ),
  },
]

const fineprint = (f: PageFacts): ServicePage[] => [
  {
    address: 'about',
    title: `Om ${f.shop}`,
    html: page(
      'Butiken som tar sig tid',
      `${f.shop} säljer det lilla som gör att hörapparaten fungerar varje dag. Vi har jobbat med hörapparater i trettio år och svarar gärna på frågor.`,
    ),
  },
  {
    address: 'terms',
    title: 'Köpvillkor',
    html: page(
      'Det här kommer vi överens om',
      `Du handlar hos ${f.company}, ${f.address}.`,
      'Priserna är med moms. Frakten läggs till innan du betalar och står i slutsumman.',
      'När du slutför betalningen gör du en bindande beställning. Pengarna dras först när varorna skickas.',
      `Du har 14 dagars ångerrätt enligt lag och ${f.returnDays} dagars öppet köp hos oss. Går något sönder inom tre år har du rätt att reklamera.`,
      `Klagomål: skriv till ${f.email}. Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden på arn.se.`,
    ),
  },
  {
    address: 'privacy',
    title: 'Integritet',
    html: page(
      'Vad vi vet om dig, och varför',
      `Vi sparar ditt namn, din adress och dina beställningar för att leverera det du köpt och för att bokföringslagen kräver det i ${f.recordYears} år. Bara transportören och betalleverantören får dem.`,
      'Ditt kortnummer når aldrig oss. Nyhetsbrevet skickar vi bara med ditt samtycke, och du kan avregistrera dig i varje nyhetsbrev.',
      `Du kan se, rätta och radera dina uppgifter: skriv till ${f.email}.`,
    ),
  },
  {
    address: 'cookies',
    title: 'Kakor',
    html: page(
      'Vad vi sparar på din enhet',
      '- ”user”: minns din varukorg och inloggning, så att butiken fungerar | Dina val, till exempel ett stängt meddelande | Det du har skrivit i kassan, tills du har beställt eller stängt fliken | Nummer och datum för beställningar utan konto, så att du hittar dem igen | Statistik och marknadsföring: bara när du har sagt ja',
    ),
  },
  accessibilityPage(f, 'sv'),
]

/** The pages of customer service in Swedish. */
export const swedishPages = (facts: PageFacts): ServicePage[] => [...help(facts), ...fineprint(facts)]
