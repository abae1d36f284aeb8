/**
 * How people change or take back what they asked for before, as patterns over the words of a sentence in which every
 * number is `#`. The named group `old` and `wanted` mark which number is which; where there is one number it is the new
 * one.
 */
const opening = String.raw`^(?:(?:oh?|sorry|correctie|correction|nee|no|wacht|wait|of|or|en|and|graag|please|toch|wil|wilt|kun|kunt|can|could|je|u|jullie|you|even|actually|edit|ps|p\.s|:|,|\.|-) )*`
const ending = String.raw`(?: (?:stuks|st|pcs|pieces|zijn|worden|van|maken|toch|instead|please|aub|graag|nodig|er|ervan|in totaal|in total))*(?: [.;!)])*(?: (?:,|want|because|omdat) .*)?$`
const pattern = (source: string): RegExp => new RegExp(source, 'u')

export const changes: readonly RegExp[] = [
  // `Maak van die 20 balken toch maar 30`, `maak er 30 van`, `make that 30`, `change the 20 boards to 30`.
  pattern(
    `${opening}(?:maak|maken|wijzig|wijzigen|verander|veranderen|verhoog|verhogen|verlaag|verlagen|aanpassen) (?:in |naar |tot |van |het aantal )?(?:de |die |dat |er |daar |het )?.{0,80}?#[^#]{0,60}$`,
  ),
  pattern(`${opening}(?:make (?:that|it|those|the)|change|amend|increase|reduce) .{0,80}?#[^#]{0,60}$`),
  // `dat moeten er 75 zijn`, `die 20 latten mogen er 30 worden`, `the 20 boards should be 30`.
  pattern(
    `${opening}(?:van )?(?:dat|die|de|het|deze|dit) .{0,80}?(?:moet|moeten|mag|mogen|wordt|worden) (?:toch |nu |dus |maar |er )*# ?(?:stuks |st )?(?:zijn|worden)${ending}`,
  ),
  pattern(
    `${opening}(?:that|it|those|the) .{0,60}?(?:should be|should have been|must be|becomes?|is to be) #${ending}`,
  ),
  // `het zijn er 19`.
  pattern(`${opening}(?:het|dat|it|that) (?:zijn|worden|is|are) (?:er )?(?:toch |nu |maar )*#${ending}`),
  // `van dat laatste heb ik er maar 5 nodig`.
  pattern(`${opening}van (?:de|die|dat|deze|het) .{1,60}? er (?:maar |toch |nu |nog |dus )*#${ending}`),
  // `Correctie: van de latten hebben wij er 18 nodig`.
  pattern('^(?:correctie|correction|wijziging|rectificatie) .{0,80}?#[^#]{0,60}$'),
  // `niet 20 maar 30 latten`, `not 20 but 30`.
  pattern(`(?:^| )(?:niet|geen|not) # .{0,60}?(?:maar|but) #`),
  // `in plaats van 20 latten graag 30`.
  pattern(`${opening}(?:in plaats van|ipv|i\\.p\\.v\\.|instead of) (?:de |die |the |those )?# .{1,80}? #`),
  // `bij nader inzien 30 latten`, `doe toch maar 30 latten`.
  pattern(`${opening}(?:bij nader inzien|op zijn beurt|on second thoughts?|doe toch|liever|rather) .{0,60}?#`),
]

/** `30 latten in plaats van 20`: the new number stands first. */
export const newFirst = pattern(
  `# .{0,60}?(?:in plaats van|ipv|i\\.p\\.v\\.|instead of|rather than) (?:de |die |the |those )?#`,
)

export const takenBack = pattern(
  `${opening}(?:vergeet|schrap|annuleer|forget|scrap|scratch|drop|skip|cancel|remove) |${[
    '(?:laat|laten) (?:we )?.{0,60}(?:zitten|vallen|weg|achterwege)',
    '(?:kan|kunnen|mag|mogen|komt|komen) (?:u |je |jullie |er |dus |toch |ook |te |nu |wel |weer )*(?:vervallen|eraf|weg|weghalen|verwijderen|doorhalen|annuleren|geschrapt|schrappen|van de lijst)',
    '(?:doe|neem|lever|bestel) .{0,60}? (?:toch |maar )+niet(?: [.,;!)]|$)',
    '(?:vervalt|vervallen) ',
    'hoe(?:f|ft|ven) (?:ik |we |wij |dus |toch |ook |bij nader inzien )*niet(?: meer)?(?: [.,;!)]|$)',
    '(?:niet meer|toch niet) nodig',
    'no longer need(?:ed)?',
    "(?:don ?'? ?t|do not) need .{0,60}(?:any ?more|after all)",
    'leave (?:out )?the .{0,60}out',
    'take the .{0,60}off',
  ]
    .map((each) => `(?:^| )${each}`)
    .join('|')}`,
)

/** `Schrap de latten als ze er niet zijn`: nothing is taken back yet. */
export const onCondition = pattern('(?:^| )(?:als|indien|mits|tenzij|mocht|if|unless|when|eventueel)(?: |$)')

/** Where a correction starts within a sentence. */
export const turnsBack =
  /(?:[,(–-]\s*|\s)(?=(?:o+h?,? (?:nee|wacht|no|wait)|nee,? (?:wacht|sorry)|no,? (?:wait|sorry)|(?<!(?:nee|no),? )sorry|vergeet|scratch that|make (?:that|it)|maak (?:van|er|daar|dat|die)|(?:dat|die) (?:moet|moeten|mag|mogen) er)(?![\p{L}\d]))/giu

/** `die laatste`, `that last one`. */
export const theLast = /(?:^| )(?:laatste|last)(?: |$)/

/** `Positie 5 kan vervallen`. */
export const positioned = /(?:^| )(?:positie|pos|punt|regel|post|item|position|line|nummer|nr)(?: \.)? (\d{1,3})(?: |$)/
