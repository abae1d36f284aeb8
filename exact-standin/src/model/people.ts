/** A company ("administratie") in Exact. */
export interface StandInDivision {
  readonly code: number
  readonly customerName: string
  readonly description: string
  /** 0 inactive, 1 active, 2 archived. */
  readonly status: 0 | 1 | 2
  readonly size: { readonly items: number; readonly accounts: number }
  /** Which of the known codes and companies it holds. */
  readonly known: 'staffel' | 'noordstaal' | null
  readonly seed: number
}

/** Somebody with a login at Exact. */
export interface StandInUser {
  readonly name: string
  readonly fullName: string
  readonly id: string
  readonly divisions: readonly number[]
}

export const people: readonly StandInUser[] = [
  {
    name: 'marieke.jansen',
    fullName: 'Marieke Jansen',
    id: '5d0c3a10-7a41-4a5e-8a3f-2f6e0b9c1001',
    divisions: [102030, 102031, 102032],
  },
  {
    name: 'henk.timmerman',
    fullName: 'Henk Timmerman',
    id: '5d0c3a10-7a41-4a5e-8a3f-2f6e0b9c1002',
    divisions: [102030],
  },
  {
    name: 'fenna.wiersma',
    fullName: 'Fenna Wiersma',
    id: '5d0c3a10-7a41-4a5e-8a3f-2f6e0b9c1003',
    divisions: [204060],
  },
  { name: 'zonder.administratie', fullName: 'Noor Zonder', id: '5d0c3a10-7a41-4a5e-8a3f-2f6e0b9c1004', divisions: [] },
]

export type DataSize = 'small' | 'full'

/** `small` has each kind of record there is, and makes no test wait. */
export const divisionsOf = (data: DataSize): readonly StandInDivision[] => {
  const sized = (items: number, accounts: number) =>
    data === 'full' ? { items, accounts } : { items: 150, accounts: 80 }
  return [
    {
      code: 102030,
      customerName: 'Staffel Bouwmaterialen B.V.',
      description: 'Staffel Bouwmaterialen',
      status: 1,
      size: sized(10_000, 5_000),
      known: 'staffel',
      seed: 30,
    },
    {
      code: 102031,
      customerName: 'Staffel Bouwmaterialen B.V.',
      description: 'Staffel Projecten',
      status: 1,
      size: sized(400, 200),
      known: null,
      seed: 31,
    },
    {
      code: 102032,
      customerName: 'Staffel Bouwmaterialen B.V.',
      description: 'Staffel tot 2019',
      status: 2,
      size: sized(40, 20),
      known: null,
      seed: 32,
    },
    {
      code: 204060,
      customerName: 'Noordstaal B.V.',
      description: 'Noordstaal',
      status: 1,
      size: sized(1_200, 300),
      known: 'noordstaal',
      seed: 60,
    },
  ]
}
