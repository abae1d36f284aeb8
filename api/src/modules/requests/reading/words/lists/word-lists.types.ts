/** What one language brings to the reading of a mail. Words are lower case without accents; phrases may hold spaces. */
export interface WordLists {
  /** Numbers that are one word, and what they count for. */
  readonly numbers: Readonly<Record<string, number>>
  /** Ordinary pieces: `st`, `pcs`. They say nothing about what is asked for. */
  readonly pieces: readonly string[]
  /** Packings and shapes that goods are counted in: `doos`, `plaat`, `roll`. */
  readonly packs: readonly string[]
  /** Units of length, area, volume and weight that goods are also asked for in. */
  readonly measures: readonly string[]
  /** Nouns of goods, also as the last part of a compound (`hoekstaal`). */
  readonly goodsEndings: readonly string[]
  /** Nouns of goods that too many other words end in, so only the whole word counts. */
  readonly goods: readonly string[]
  /** Materials, finishes: say more about goods, and are none themselves. */
  readonly attributes: readonly string[]
  readonly colours: readonly string[]
  /** Of the goods those that are what others are made of: alone on a line they say more about the lines below. */
  readonly materials: readonly string[]
  /** Things that are counted in mails and never sold here: days, houses, people. */
  readonly notGoods: readonly string[]
  /** Those of them that compounds end in: `seniorenwoningen`. */
  readonly notGoodsEndings: readonly string[]
  /** What is done to make something: `een schutting plaatsen` asks for no fence. */
  readonly making: readonly string[]
  /** Kinds of goods, which nobody asks a number of: `40 kleuren lakverf`. */
  readonly kinds: readonly string[]
  /** Words that the number after them belongs to: `hal 7`, `ref. 4711`, `tel 030…`. */
  readonly labels: readonly string[]
  /** Before a year, whatever follows it: `bouwjaar 1978`, `prijslijst 2026`. */
  readonly dated: readonly string[]
  /** Before a year, unless goods follow: `in 2026`, `tot 2030`. */
  readonly sinceWhen: readonly string[]
  /** Words that start or hold a clause that is no part of an item. */
  readonly clauseWords: readonly string[]
  /** Words between two items, or before one. */
  readonly joiners: readonly string[]
  /** Between a packing and what is in it: `doos à 200 stuks`. */
  readonly packContent: readonly string[]
  /** Before extra goods for the same item: `bouten + moer en ring`. */
  readonly together: readonly string[]
  /** Before a quantity that is a limit: `bij meer dan 50 dozen`. */
  readonly more: readonly string[]
  /** What a limit is put to: `bij afname boven 50 dozen`. */
  readonly taken: readonly string[]
  /** Materials and coatings of a bolt that its nut shares. */
  readonly passedOn: readonly string[]
  /** Before what holds for every line: `alles verzinkt`. */
  readonly everything: readonly string[]
  /** Words that point to the goods just named: `daar heb ik 9 m2 van nodig`. */
  readonly pointers: readonly string[]
  /** Before the place where goods go: `in de hal`. */
  readonly places: readonly string[]
  /** Beside the sum of quantities that were named before. */
  readonly totalling: readonly string[]
  /** Phrases before the quantities of goods that were named before. */
  readonly concerns: readonly string[]
  /** Between the extra goods, and before them: `met bijbehorende moer en ring`. */
  readonly bundleLinks: readonly string[]
  /** Before one piece of the goods that extra goods come with: `per bout`. */
  readonly each: readonly string[]
  /** The same without naming the goods: `2 ringen elk`. */
  readonly eachAlone: readonly string[]
  /** Phrases between goods and more about the same goods: `latten, en wel 22x50`. */
  readonly specifying: readonly string[]
  /** Phrases with which goods are asked for. */
  readonly asks: readonly string[]
  /** Phrases that ask for a quote, whatever for. */
  readonly quoteCues: readonly string[]
  /** Phrases that take goods back or put them off. */
  readonly refusals: readonly string[]
  /** Phrases that tell of goods: delivered, ordered, damaged. They hold unless the same clause asks for something. */
  readonly told: readonly string[]
  /** Phrases that speak of a quote which was received: no question for one. */
  readonly answers: readonly string[]
  /** Words after which another clause starts, which a refusal before it does not reach. */
  readonly turns: readonly string[]
  readonly abbreviations: readonly string[]
  /** Phrases of someone who sells. */
  readonly selling: readonly string[]
  /** Phrases that only a supplier's papers start with. */
  readonly papers: readonly string[]
  readonly sameSize: readonly string[]
  readonly ditto: readonly string[]
  readonly accessories: readonly string[]
  readonly closings: readonly string[]
  readonly disclaimers: readonly string[]
  readonly pointsBelow: readonly string[]
  readonly months: readonly (readonly string[])[]
  readonly weekdays: readonly string[]
  readonly deliveryCues: readonly string[]
  readonly columns: ColumnNames
  readonly totals: readonly string[]
  /** Common words that tell the language. */
  readonly telltales: readonly string[]
}

export interface ColumnNames {
  readonly quantity: readonly string[]
  readonly unit: readonly string[]
  readonly goods: readonly string[]
  readonly size: readonly string[]
  readonly code: readonly string[]
  readonly position: readonly string[]
  /** Prices, dates, remarks, weights: not part of what is asked for. */
  readonly other: readonly string[]
}
