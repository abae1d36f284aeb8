import type { Page } from '@playwright/test'
import type { Language } from '@staffel/shared-api/contract'
import type { Account } from '../support/accounts.ts'
import type { Answers } from './changeAnswers.ts'
import type { Word } from './wordsOf.ts'
import type { World } from './world/buildWorld.ts'

export const widths = [390, 768, 1024, 1440, 1920] as const
export const schemes = ['light', 'dark'] as const

export type Width = (typeof widths)[number]
export type Scheme = (typeof schemes)[number]

/** One screen in one state: a row of the gallery. */
export interface Screen {
  /** Where people are: `offers`. Parts of the gallery are chosen by it. */
  readonly name: string
  /** What they find there: `many`, `empty`, `send dialog`. */
  readonly state: string
  /** Who is signed in; nobody without. */
  readonly account?: Account
  readonly path: string | ((world: World, language: Language) => string)
  /** What is clicked and typed before the picture. */
  readonly reach?: (stage: Stage) => Promise<void>
  /** What the server is made to answer, by a part of the address. */
  readonly answers?: Answers
  /** With the count at the bell, which comes after the rest; elsewhere there is none, whenever the picture is taken. */
  readonly bell?: boolean
  /** In a browser of its own: what it does there, such as turning the clock, is done to every page of a browser. */
  readonly alone?: boolean
  /** The page to its end instead of what fits the window. */
  readonly full?: boolean
}

/** What a screen has to be reached with. */
export interface Stage {
  readonly page: Page
  readonly world: World
  readonly language: Language
  /** A text of the product in the language of the picture, by its area and key, as a name that is looked for. */
  readonly word: Word
  readonly phone: boolean
}
