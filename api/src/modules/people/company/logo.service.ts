import type { Language, Logo, LogoUploadAnswer } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { asTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { forbidden } from '../../../errors.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { CompanyRepository, FormerLogo } from './company.repository.ts'
import { mayChangeCompany, type CompanyService, type CompanyTarget } from './company.service.ts'
import { translator } from '../../../texts/translate.ts'
import { checkLogo, type UploadedFile } from './check-logo.ts'
import { logoFolder, logoUrl } from './logo-url.ts'

export interface LogoDependencies {
  readonly db: Db
  readonly files: FileStore
  readonly companies: CompanyRepository
  readonly company: Pick<CompanyService, 'targetOf'>
  readonly now: () => Date
}

export interface LogoUpload {
  readonly file: UploadedFile
  readonly organizationId: number | undefined
  readonly language: Language
}

/** The file of a logo goes with it, unless an issued offer shows it. */
async function letGo(files: FileStore, former: FormerLogo | null): Promise<void> {
  if (former && !former.isOnDocument) await files.remove(former.fileName)
}

/** The logo of the selling company or of one organisation; whoever may change the company may change its logo. */
export function logoService({ db, files, companies, company, now }: LogoDependencies) {
  return {
    get: (caller: Caller, organizationId: number | undefined): Promise<Logo> =>
      asTenant(db, caller.scope, async (tx) => {
        const target = await company.targetOf(tx, caller, organizationId)
        const fileName = await companies.logo(tx, target.tenantId, target.organizationId)
        return { url: fileName === null ? null : logoUrl(fileName) }
      }),

    async upload(
      caller: Caller,
      origin: RequestOrigin,
      { file, organizationId, language }: LogoUpload,
    ): Promise<LogoUploadAnswer> {
      const target = await asTenant(db, caller.scope, (tx) => company.targetOf(tx, caller, organizationId))
      if (!mayChangeCompany(caller)) throw forbidden()
      const { kind, bytes } = await checkLogo(file, `tenant ${target.tenantId}`)
      // Before the row that names it: a file without a row is lost space, a row without a file is a broken page.
      const fileName = await files.put(logoFolder, bytes, kind)
      const replaced = await asTenant(db, caller.scope, async (tx) => {
        // Of two at once the second one replaces the first one's, whose file then goes too; an offer that is being
        // issued with the old one comes first, and keeps it.
        await companies.lockRev(tx, target.tenantId, target.organizationId)
        const old = await companies.replaceLogo(tx, target.tenantId, target.organizationId, {
          fileName,
          uploadedBy: caller.userId,
          now: now(),
        })
        await record(tx, { caller, origin }, 'logo.replaced', target)
        return old
      })
      await letGo(files, replaced)
      return { success: true, url: logoUrl(fileName), message: translator(language)('logo.success') }
    },

    /** Its address leads nowhere from then on, unless something issued shows it. That there was none is no news. */
    async remove(caller: Caller, origin: RequestOrigin, organizationId: number | undefined): Promise<void> {
      const removed = await asTenant(db, caller.scope, async (tx) => {
        const target = await company.targetOf(tx, caller, organizationId)
        if (!mayChangeCompany(caller)) throw forbidden()
        await companies.lockRev(tx, target.tenantId, target.organizationId)
        const old = await companies.removeLogo(tx, target.tenantId, target.organizationId)
        if (old !== null) await record(tx, { caller, origin }, 'logo.removed', target)
        return old
      })
      await letGo(files, removed)
    },
  }
}
export type LogoService = ReturnType<typeof logoService>

function record(
  tx: Tx,
  by: { readonly caller: Caller; readonly origin: RequestOrigin },
  action: 'logo.replaced' | 'logo.removed',
  { tenantId, organizationId }: CompanyTarget,
): Promise<void> {
  const entity = organizationId === null ? 'tenant' : 'organization'
  return recordActivity(tx, by, { tenantId, action, entity, entityId: organizationId ?? tenantId })
}
