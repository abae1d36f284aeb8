type Ids = Readonly<Record<'region' | 'tenant' | 'user', number>>

/** How calls about people would reach for another tenant's (`foreignCalls`). */
export function foreignUserCalls(ids: Ids) {
  const ofTenant = { query: `?tenant_id=${ids.tenant}`, answer: 'empty' as const }
  const names = { first_name: 'Mine', last_name: 'Now' }
  return {
    listUsers: ofTenant,
    getUserStats: ofTenant,
    acceptUser: { id: ids.user, answer: 'NOT_FOUND' as const },
    blockUser: { id: ids.user, payload: {}, answer: 'NOT_FOUND' as const },
    unblockUser: { id: ids.user, answer: 'NOT_FOUND' as const },
    updateUser: {
      id: ids.user,
      payload: { ...names, role_id: 1, organization_id: null, region_id: null, rev: 1 },
      answer: 'NOT_FOUND' as const,
    },
    // For Admins alone, who see every tenant; their own test tries who may not.
    listUserSignIns: null,
    listSubscriptions: null,
    saveTenant: null,
    moveSignIn: null,
    listUserSecondFactors: null,
    removeUserSecondFactors: null,
    setUserFeatures: null,
    saveRegion: { payload: { id: ids.region, name: 'mine now' }, answer: 'NOT_FOUND' as const },
    deleteRegion: { id: ids.region, answer: 'NOT_FOUND' as const },
    saveProfile: null,
    uploadOwnPicture: null,
    deleteOwnPicture: null,
    giveConsent: null,
    listDataExports: { answer: 'empty' as const },
    // Of the caller's own tenant, which no call names.
    startDataExport: null,
    findUnaddressedContacts: null,
    previewErasure: null,
    erasePerson: { payload: { email: 'nobody@elsewhere.example' }, answer: 'NOT_FOUND' as const },
    fetchDataExport: { id: '00000000-0000-4000-8000-000000000000', answer: 'NOT_FOUND' as const },
  }
}
