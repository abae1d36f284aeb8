import { Type, type Static } from 'typebox'
import { Words } from '../kit/schemaKit.ts'
import { searchTypes } from '../search/rules/search.rules.ts'
import { AreaId } from './environments/schemas.ts'

/** A role list of a route or navigation entry; empty means any signed-in user. Matching ignores case. */
const Roles = Type.Array(Type.String())

/** A name in every language, so that it can be shown before the area is loaded, or when it cannot be. */
const Label = Type.Object({ nl: Type.String(), en: Type.String() })

/**
 * What an area shows in a place of another one, such as a tab of the settings: a guest. It says only the name of the
 * place, never whose it is.
 */
export const AreaSlot = Type.Object({
  place: Type.String(),
  /** The version of the place that it was written for. */
  version: Type.Integer({ minimum: 1 }),
  /** A key of `exposes`; its module exports `guest`. Also its name in an address. */
  export: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  label: Label,
  icon: Type.String(),
  /** Guests of one place stand by this, then by the id of their area. */
  order: Type.Number(),
  roles: Roles,
  flag: Type.Union([Type.String(), Type.Null()]),
})
export type AreaSlot = Static<typeof AreaSlot>

/**
 * What the frame shows of a row that its search found, and where that leads. Plain data: nothing of the area is loaded
 * until the row is opened.
 */
export const AreaSearch = Type.Object({
  type: Words(searchTypes),
  /** Where a row leads, with `:id` in the place of its id: `/offers/:id`, `/users?search=:id`. */
  path: Type.String({ pattern: '^/.*:id' }),
  label: Label,
  icon: Type.String(),
  /** Groups of rows stand by this, then by the id of their area. */
  order: Type.Number(),
  roles: Roles,
  flag: Type.Union([Type.String(), Type.Null()]),
})
export type AreaSearch = Static<typeof AreaSearch>

/** Something that can be done from everywhere, by Ctrl-K and by its keys: it opens a page of the area. */
export const AreaAction = Type.Object({
  id: Type.String(),
  to: Type.String(),
  label: Label,
  icon: Type.String(),
  /** Keys that are pressed one after the other wherever nothing is typed: `["g", "o"]`. */
  keys: Type.Array(Type.String({ pattern: '^[a-z]$' }), { minItems: 2, maxItems: 2, examples: [['g', 'n']] }),
  order: Type.Number(),
  roles: Roles,
  flag: Type.Union([Type.String(), Type.Null()]),
})
export type AreaAction = Static<typeof AreaAction>

/** Where an area shows guests. What they are told is typed by name in `PlaceContexts` of shared-ui. */
const AreaPlace = Type.Object({
  id: Type.String({ pattern: '^[a-z]+\\.[a-z]+$' }),
  /** Raised when what guests are told changes so that those of before cannot live with it. */
  version: Type.Integer({ minimum: 1 }),
  /** Names of what guests are told. */
  context: Type.Array(Type.String()),
})

/**
 * `area.json`: what the shell must know of an area before it loads it. Written by the area's team; never holds an
 * address.
 */
export const AreaDocument = Type.Object({
  schema: Type.Literal(1),
  id: AreaId,
  version: Type.String(),
  owner: Type.String(),
  /** What people call it; absent in documents that were published before it was asked for. */
  name: Type.Optional(Label),
  /** First path of the area; its error page offers a way back to it. */
  basePath: Type.String(),
  requires: Type.Object({
    /** Range of the shell's contract version (`AreaModule`, boot manifest). */
    shellApi: Type.String(),
    /** Range for every module that the shell must provide, by name. */
    shared: Type.Record(Type.String(), Type.String()),
  }),
  /**
   * Every path pattern that the area serves, with the roles that may open it. `protected: false` opens without a
   * session.
   */
  routes: Type.Array(
    Type.Object({
      path: Type.String(),
      roles: Roles,
      protected: Type.Boolean(),
      /**
       * With `protected: false`: signed out, the shell asks to sign in on the spot and comes back, and loads nothing of
       * the page.
       */
      prompt: Type.Optional(Type.Boolean()),
      /** Drawn without the frame's header and navigation: for people who have no account here. */
      bare: Type.Optional(Type.Boolean()),
      /** `webpackChunkName` of the page behind this path, so that a deep link can fetch it together with the shell. */
      page: Type.Optional(Type.String()),
      /** Another page behind the same path, by what the query must hold: `{"edit=1": "offer-editor"}`. */
      pages: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
  ),
  nav: Type.Array(
    Type.Object({
      id: Type.String(),
      to: Type.String(),
      label: Label,
      icon: Type.String(),
      order: Type.Number(),
      roles: Roles,
      flag: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  flags: Type.Array(Type.Object({ key: Type.String(), default: Type.Boolean(), description: Type.String() })),
  i18n: Type.Object({ ns: Type.String(), languages: Type.Array(Type.String()) }),
  slots: Type.Array(AreaSlot),
  /** Absent in documents that were published before there were places. */
  places: Type.Optional(Type.Array(AreaPlace)),
  /** Absent, as the actions are, in documents that were published before the frame searched. */
  search: Type.Optional(Type.Array(AreaSearch)),
  actions: Type.Optional(Type.Array(AreaAction)),
  /** Files of the modules that others may load, by name: `area`, and one for each guest. */
  exposes: Type.Object({ area: Type.String() }, { additionalProperties: Type.String() }),
})
export type AreaDocument = Static<typeof AreaDocument>

/**
 * What one named chunk of an area loads: a page (`routes[].page`), the texts of a language (`locale-nl`), the
 * exposed module itself (`area`), or that of a guest (`guest-settings`).
 */
export const AreaChunk = Type.Object({
  scripts: Type.Array(Type.String()),
  styles: Type.Array(Type.String()),
  /** Shared modules that its code asks for, by name; the shell's lazy groups are among them. */
  shared: Type.Array(Type.String()),
})
export type AreaChunk = Static<typeof AreaChunk>

/** One area in the boot manifest: its document, where its live version is, and what its first paint needs. */
export const BootArea = Type.Object({
  document: AreaDocument,
  enabled: Type.Boolean(),
  /** Folder of the live version, ending in `/`: `/r/offers/1.0.0-1a2b3c4d/`. */
  base: Type.String(),
  /** File names below `base`. */
  entry: Type.String(),
  /** Scripts and stylesheets that the exposed module loads at once; preloaded on hover and for a deep link. */
  scripts: Type.Array(Type.String()),
  styles: Type.Array(Type.String()),
  chunks: Type.Record(Type.String(), AreaChunk),
  /** `sha384-…` by file name. */
  integrity: Type.Record(Type.String(), Type.String()),
  /** Effective flags in this environment. */
  flags: Type.Record(Type.String(), Type.Boolean()),
  /** Exports that its code asks for and the shell of this page does not have, by module; absent when there are none. */
  missing: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
})
export type BootArea = Static<typeof BootArea>

/**
 * The boot manifest: the only document that the browser reads before it runs. Inlined in `index.html` as
 * `<script type="application/json" id="boot">`, and served at `/environment.json`.
 */
export const BootManifest = Type.Object({
  schema: Type.Literal(1),
  environment: Type.Object({
    name: Type.String(),
    production: Type.Boolean(),
    /** The one that this address has, where the browser chose to look at another. */
    insteadOf: Type.Optional(Type.String({ examples: ['development'] })),
  }),
  /** Revision of the environment document that this was compiled from. */
  revision: Type.Integer(),
  api: Type.Object({
    /** Address of the API with `/webhook` in it, without a slash at the end: `/webhook`, or `https://api.example/webhook`. */
    base: Type.String(),
    /** Workflow ids for calls that stand "under the webhook id". */
    workflows: Type.Object({ offers: Type.String(), quotes: Type.String() }),
  }),
  firebase: Type.Object({ apiKey: Type.String(), authDomain: Type.String(), projectId: Type.String() }),
  /** Which second factor people may add to their sign-in; absent where the project has none. */
  secondFactor: Type.Optional(Type.Literal('totp')),
  /** Local mode: the identity stand-in answers at this origin; the sign-in page lists these accounts. */
  local: Type.Union([
    Type.Null(),
    Type.Object({
      accounts: Type.Array(Type.Object({ email: Type.String(), label: Label })),
    }),
  ]),
  areas: Type.Array(BootArea),
  /** Version of the shell that the page is made of; absent where it was not published. */
  shell: Type.Optional(Type.String({ examples: ['1.4.0-1a2b3c4d'] })),
  /**
   * There where the server could not read what holds now, so that this is what held last: its database is away, or the
   * environment is written so that it cannot be read.
   */
  lastGood: Type.Optional(Words(['unavailable', 'unreadable'])),
  /** Share of the page loads that are measured, in percent; without it none is. */
  telemetry: Type.Optional(Type.Object({ percent: Type.Number({ examples: [100] }) })),
})
export type BootManifest = Static<typeof BootManifest>
