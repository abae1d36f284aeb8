import { escapeRegExp } from './escape-reg-exp.ts'
import lists from './lists/corrections.json' with { type: 'json' }

type List = keyof typeof lists
const any = (list: List): string => `(?:${lists[list].map(escapeRegExp).join('|')})`
/** Any of them, or none. */
const maybe = (list: List): string => `(?:${any(list)} )?`
/** Any number of them. */
const many = (list: List): string => `(?:${any(list)} )*`
const pattern = (source: string): RegExp => new RegExp(source, 'u')

const opening = `^${many('opening')}`
const ending = `(?: ${any('ending')})*(?: [.;!)])*(?: ${any('because')} .*)?$`

/**
 * How people change or take back what they asked for before, as patterns over the words of a sentence in which every
 * number is `#`. Where there is one number it is the new one.
 */
export const changes: readonly RegExp[] = [
  // `Maak van die 20 balken toch maar 30`, `maak er 30 van`, `make that 30`, `change the 20 boards to 30`.
  pattern(`${opening}${any('change')} ${maybe('changeTo')}${maybe('changeWhat')}.{0,80}?#[^#]{0,60}$`),
  pattern(`${opening}${any('changeInEnglish')} .{0,80}?#[^#]{0,60}$`),
  // `dat moeten er 75 zijn`, `die 20 latten mogen er 30 worden`, `the 20 boards should be 30`.
  pattern(
    `${opening}(?:van )?${any('these')} .{0,80}?${any('mustBe')} ${many('mustBeFiller')}# ?(?:stuks |st )?(?:zijn|worden)${ending}`,
  ),
  pattern(`${opening}${any('theseInEnglish')} .{0,60}?${any('mustBeInEnglish')} #${ending}`),
  // `het zijn er 19`.
  pattern(`${opening}${any('thereAreWhat')} ${any('thereAre')} (?:er )?${many('thereAreFiller')}#${ending}`),
  // `van dat laatste heb ik er maar 5 nodig`.
  pattern(`${opening}van ${any('ofThese')} .{1,60}? er ${many('ofTheseFiller')}#${ending}`),
  // `Correctie: van de latten hebben wij er 18 nodig`.
  pattern(`^${any('corrections')} .{0,80}?#[^#]{0,60}$`),
  // `niet 20 maar 30 latten`, `not 20 but 30`.
  pattern(`(?:^| )${any('not')} # .{0,60}?${any('but')} #`),
  // `in plaats van 20 latten graag 30`.
  pattern(`${opening}${any('insteadOf')} ${maybe('articles')}# .{1,80}? #`),
  // `bij nader inzien 30 latten`, `doe toch maar 30 latten`.
  pattern(`${opening}${any('onSecondThoughts')} .{0,60}?#`),
]

/** `30 latten in plaats van 20`: the new number stands first. */
export const newFirst = pattern(`# .{0,60}?${any('ratherThan')} ${maybe('articles')}#`)

export const takenBack = pattern(
  `${opening}${any('takeBack')} |${[
    `${any('leave')} (?:we )?.{0,60}${any('left')}`,
    `${any('mayGo')} ${many('mayGoFiller')}${any('gone')}`,
    `${any('deliver')} .{0,60}? (?:${any('deliverFiller')} )+niet(?: [.,;!)]|$)`,
    `${any('lapses')} `,
    `${any('needNot')} ${many('needNotFiller')}niet(?: meer)?(?: [.,;!)]|$)`,
    `${any('notNeeded')} nodig`,
    'no longer need(?:ed)?',
    "(?:don ?'? ?t|do not) need .{0,60}(?:any ?more|after all)",
    'leave (?:out )?the .{0,60}out',
    'take the .{0,60}off',
  ]
    .map((each) => `(?:^| )${each}`)
    .join('|')}`,
)

/** `Schrap de latten als ze er niet zijn`: nothing is taken back yet. */
export const onCondition = pattern(`(?:^| )${any('conditions')}(?: |$)`)

/** Where a correction starts within a sentence. */
export const turnsBack =
  /(?:[,(–-]\s*|\s)(?=(?:o+h?,? (?:nee|wacht|no|wait)|nee,? (?:wacht|sorry)|no,? (?:wait|sorry)|(?<!(?:nee|no),? )sorry|vergeet|scratch that|make (?:that|it)|maak (?:van|er|daar|dat|die)|(?:dat|die) (?:moet|moeten|mag|mogen) er)(?![\p{L}\d]))/giu

/** `die laatste`, `that last one`. */
export const theLast = new RegExp(`(?:^| )${any('last')}(?: |$)`)

/** `Positie 5 kan vervallen`. */
export const positioned = new RegExp(`(?:^| )${any('positions')}(?: \\.)? (\\d{1,3})(?: |$)`)
