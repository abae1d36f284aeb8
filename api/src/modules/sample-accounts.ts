import type { BootManifest } from '@staffel/shared-api/contract'

type LocalAccounts = NonNullable<BootManifest['local']>['accounts']

/** The people of the sample, one per role and per refusal: what the local sign-in page lists. */
export const sampleAccounts: LocalAccounts = [
  {
    email: 'manager@staffel.example',
    label: { nl: 'Manager van Staffel Bouwmaterialen', en: 'Manager at Staffel Bouwmaterialen' },
  },
  { email: 'admin@staffel.example', label: { nl: 'Admin van het platform', en: 'Admin of the platform' } },
  {
    email: 'user@staffel.example',
    label: { nl: 'Gebruiker bij een klant van Staffel', en: 'User at a customer of Staffel' },
  },
  { email: 'manager@noordstaal.example', label: { nl: 'Manager van Noordstaal', en: 'Manager at Noordstaal' } },
  {
    email: 'user@noordstaal.example',
    label: { nl: 'Gebruiker bij een klant van Noordstaal', en: 'User at a customer of Noordstaal' },
  },
  { email: 'blocked@staffel.example', label: { nl: 'Geblokkeerde gebruiker', en: 'Blocked user' } },
  {
    email: 'inactive@staffel.example',
    label: { nl: 'Gebruiker van een inactief bedrijf', en: 'User of an inactive tenant' },
  },
  {
    email: 'expired@staffel.example',
    label: { nl: 'Gebruiker met een verlopen abonnement', en: 'User with an ended subscription' },
  },
]
