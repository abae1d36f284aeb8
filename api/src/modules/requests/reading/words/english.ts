import { englishPhrases } from './english-phrases.ts'
import type { WordLists } from './word-lists.types.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)
const phrases = (text: string): string[] => text.split('|').map((phrase) => phrase.trim().replace(/\s+/g, ' '))

export const english: WordLists = {
  ...englishPhrases,
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    dozen: 12,
    gross: 144,
    couple: 2,
    pair: 2,
  },
  pieces: words('nr nrs pc pcs pce pces piece pieces ea each no nos off unit units'),
  packs: words(`
    box boxes bx pack packs pkt pkts packet packets package packages set sets roll rolls bag bags bucket buckets tin tins can cans tub tubs tube tubes cartridge cartridges
    bottle bottles drum drums pallet pallets bundle bundles length lengths sheet sheets board boards panel panels slab slabs carton cartons coil coils reel reels bar bars rod rods crate crates pair pairs
    stick sticks strip strips case cases jar jars litre litres liter liters block blocks`),
  measures: words(
    'm m1 m2 m3 mtr mtrs metre metres meter meters sqm sq lm l ltr litre litres liter liters kg kgs kilo kilos kilogram kilograms ton tons tonne tonnes',
  ),
  goodsEndings: [],
  goods: words(`
    bolt bolts nut nuts washer washers screw screws nail nails rivet rivets stud studs anchor anchors bracket brackets hinge hinges clamp clamps hook hooks chain chains rope dowel dowels plug plugs staple staples pin pins threaded-rod
    timber lumber plywood chipboard mdf osb hardboard decking batten battens beam beams joist joists plank planks board boards post posts rafter rafters skirting architrave moulding sleeper sleepers cladding fence fencing
    pipe pipes tube tubing conduit elbow elbows bend bends tee tees coupling couplings coupler couplers reducer reducers flange flanges valve valves fitting fittings gasket gaskets gutter guttering hose hoses tap taps
    angle angles channel channels section sections profile profiles girder girders rebar mesh plate plates flat-bar bar steel hollow grating
    paint varnish primer stain lacquer undercoat emulsion sealant silicone adhesive glue grout mortar cement plaster plasterboard sand gravel concrete brick bricks blocks tile tiles slate slates
    insulation wool membrane foil film tape felt roofing sheeting sandpaper disc discs blade blades drill bits brush brushes roller gloves cable cables wire wires socket sockets switch switches lamp lamps ties
    door doors window windows frame frames lock locks handle handles cylinder castor castors wheel wheels spring springs bearing bearings filter filters ladder ladders scaffold
    boards sheets spacer spacers shim shims ring rings mat mats cap caps clip clips`),
  colours: words('black white grey gray anthracite blue red green yellow brown beige'),
  materials: words('pvc steel timber spruce oak larch hardwood softwood'),
  attributes: words(`
    stainless steel zinc galvanised galvanized galv plated brass copper aluminium aluminum nylon plastic rubber hot-dip dipped bright self-colour mild
    planed sawn fine rough sanded treated pressure kiln-dried spruce pine oak larch douglas birch beech ash teak okoume hardwood softwood moisture resistant waterproof fire retardant wbp marine structural exterior interior indoor outdoor
    matt satin gloss semi-gloss polished ceramic transparent clear flat hex hexagon hexagonal socket head cap countersunk pan button carriage coach spring plain lock full partial thread threaded torx pozi phillips self-tapping self-drilling
    square round rectangular rect equal unequal thick wide long length width height diameter degree degrees grade class left right hand heavy light duty large small medium standard each size colour color type`),
  notGoods: words(`
    layer layers wall walls ceiling ceilings roof roofs terrace garden
    day days week weeks month months year years hour hours minute minutes house houses home homes apartment apartments room rooms floor floors storey storeys building buildings flat flats unit units site sites
    person people man men worker workers colleague colleagues customer customers photo photos picture pictures drawing drawings attachment attachments price prices quote quotes quotation quotations offer offers order orders
    invoice invoices delivery deliveries mail mails email emails project projects job jobs phase phases address addresses question questions option options variant variants item items line lines position positions point points
    euro euros dollar dollars percent number numbers time times visit visits call calls mile miles km kilometres star stars container containers truck trucks lorry lorries employees supplier suppliers contractor contractors company companies tenant tenants owner owners minimum list copy copies lot signature second idea reply answer few bit thing things colours colors`),
  notGoodsEndings: [],
  making: words('build building make making install installing replace replacing renovate renovating erect erecting'),
  kinds: words('kind kinds colour colours color colors type types model models variant variants sizes brands'),
  labels: words(`
    hall booth unit dock door no nr number num phone tel telephone mobile mob fax vat company bank iban po box project job order po purchase quote quotation rfq invoice customer account acct client file ref reference our your
    enquiry inquiry drawing dwg page rev revision version item pos position line annex appendix contract location floor room plot building week wk since from until rd street road lane part type model exit frame axis grid bay zone level gate`),
  dated: words(
    'year anno spring summer autumn fall winter quarter season early mid late catalogue catalog edition budget january february march april june july august september october november december pricelist',
  ),
  sinceWhen: words('in since from until till by before after during of for around circa date prices rates delivery'),
  clauseWords: words(`
    we'll we're we've we'd i'm i'll i've i'd it's that's there's you're they're don't can't won't
    i we you he she they it this that these those there here where when if because but so however am is are was were be been will would shall should can could may might must have has had do does did want wants need needs
    please thanks thank regards deliver delivery delivered collect collection ship shipping price prices quote quotation offer let know send mail call tomorrow today yesterday next monday tuesday wednesday thursday friday
    saturday sunday budget discount vat project site address contact question by asap what how much cost costs looking require required`),
  joiners: words('and together plus also further furthermore additionally then another with'),
  packContent: words('of per at containing'),
  together: words('plus with incl incl. including c/w'),
  more: words('more less fewer'),
  taken: words('quantities orders volumes'),
  places: words('in on for at here there upstairs downstairs'),
  totalling: words('together total altogether'),
  concerns: phrases('it is about | concerns'),
  bundleLinks: words('and matching the suitable'),
  each: words('each every'),
  eachAlone: words('each ea'),
  specifying: phrases('but then'),
  turns: words('but however instead except'),
  abbreviations: words(
    'pcs approx no nr nos rect galv incl excl max min ea qty ref mr mrs ms dr ltd co dia art pos vs eg ie',
  ),
  ditto: words('ditto idem same'),
  accessories: words('nut nuts washer washers locknut locknuts plug plugs cap caps'),
  months: [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  weekdays: words('monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun'),
  deliveryCues: words('delivery deliver delivered required needed by arrive ship shipping collection collect'),
  passedOn: words(
    'stainless steel zinc galvanised galvanized galv zp bzp plated hot-dip dipped black brass copper aluminium aluminum nylon plastic',
  ),
  everything: words('all everything'),
  pointers: words('thereof which'),
  columns: {
    quantity: phrases(
      'qty | quantity | quantities | amount | pcs | pieces | order qty | order quantity | to order | wanted | total qty | total quantity | qty total | qty required | required qty | required | no off | ordered',
    ),
    unit: phrases('unit | uom | units | u/m | pack | packing'),
    goods: phrases(`
    description | desc | descr | item description | product | product name | material | article | goods | type | name | designation | colour | color | finish | grade |
    section | profile`),
    size: phrases(
      'size | sizes | dimension | dimensions | length | width | thickness | height | diameter | format | volume',
    ),
    code: phrases(`
    itemcode | itemno | partnumber | part no | part number | part nr | partno | sku | code | item code | article no | article number | product code | item number | ean | your code |
    supplier code | manufacturer part`),
    position: phrases('pos | position | line | line no | no | nr | item no | # | item | ref'),
    other: phrases(`
    price | unit price | prices | total | amount eur | discount | vat | delivery | delivery date | date | due | remark | remarks | note | notes | comment
    | comments | weight | location | cost centre | project | lead time | subtotal | stock | room`),
  },
  totals: words('total totals subtotal sum'),
  telltales: words(
    'the a an and of for with please we i you to in is are not our your by need quote price regards thanks pcs sheets boxes',
  ),
}
