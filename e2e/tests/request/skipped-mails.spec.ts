import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/test.ts'

// Of the other company: a mailbox is read once a minute at most, and the first one's is another journey's.
test.use({ account: 'otherManager' })

const mail = (from: string, subject: string, body: string, attachment = ''): string =>
  [
    `From: ${from}`,
    'To: offerte@staffel.example',
    `Subject: ${subject}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${subject.replaceAll(' ', '.')}@klant.example>`,
    ...(attachment
      ? [
          'MIME-Version: 1.0',
          'Content-Type: multipart/mixed; boundary=deel',
          '',
          '--deel',
          'Content-Type: text/plain; charset=utf-8',
          '',
          body,
          '--deel',
          attachment,
          '--deel--',
        ]
      : ['Content-Type: text/plain; charset=utf-8', '', body]),
  ].join('\r\n')

const docx = [
  'Content-Type: application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'Content-Disposition: attachment; filename="lijst.docx"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('PK\x03\x04 something that is not read').toString('base64'),
].join('\r\n')

function receive(stateDir: string, name: string, text: string): void {
  const box = join(stateDir, 'mail/2')
  for (const folder of ['tmp', 'new', 'cur']) mkdirSync(join(box, folder), { recursive: true })
  writeFileSync(join(box, 'tmp', name), text)
  copyFileSync(join(box, 'tmp', name), join(box, 'new', name))
}

test('Every mail is on a screen: one in doubt is a request, one that asks for nothing can be made one after all', async ({
  page,
  house,
  trouble,
}) => {
  // The mailbox is read by the clock too; who asks meanwhile is told that it is being read.
  trouble.allow(/409.*fetchMail/)
  receive(
    house.stateDir,
    'docx.eml',
    mail('inkoop@klant.example', 'Zie bijlage', 'Zie bijlage.\r\n\r\nGroet, Ans', docx),
  )
  receive(
    house.stateDir,
    'thanks.eml',
    mail(
      'ans@klant.example',
      'Hartelijk dank',
      'Hartelijk dank voor de snelle levering van gisteren.\r\n\r\nGroet, Ans',
    ),
  )
  await page.goto('/requests')
  // Whose list is empty has it there as well.
  await page.getByRole('button', { name: 'Lees e-mails in' }).first().click()
  await expect(page.getByRole('cell', { name: 'Zie bijlage', exact: true })).toBeVisible()

  await page.getByRole('link', { name: /^Overgeslagen/ }).click()
  await expect(page).toHaveURL(/view=skipped/)
  await expectAccessible(page, 'the skipped mails')
  await page.getByRole('row').filter({ hasText: 'Hartelijk dank' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('snelle levering van gisteren')).toBeVisible()
  await drawer.getByRole('button', { name: 'Toch een aanvraag' }).click()
  await expect(page).toHaveURL(/\/requests\/\d+|\/requests\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { name: 'Hartelijk dank' })).toBeVisible()
})
