/** A price of an article, as the file writes it. */
export interface ArticlePrice {
  readonly type: string
  readonly amount: string
  readonly tax: string
  readonly factor: string
  readonly lowerBound: string
}

/** A product of a BMEcat file: its elements by name, each the first that says something. */
export interface Article {
  /** Where it begins in the file. */
  readonly line: number
  readonly texts: ReadonlyMap<string, string>
  readonly prices: readonly ArticlePrice[]
  readonly features: readonly { readonly propertyType: string; readonly value: string }[]
}

export interface Articles {
  readonly articles: readonly Article[]
  /** The names of groups by what the file calls them, and which of them an article is in. */
  readonly groupNames: ReadonlyMap<string, string>
  readonly groupOf: ReadonlyMap<string, string>
}
