import { companyFields, customerCompanyFields, sellerCompanyFields } from './companyFields.ts'

test('the selling company has every field, and its customers all but the bank account', () => {
  expect(sellerCompanyFields).toEqual(Object.keys(companyFields))
  expect(customerCompanyFields).toEqual(Object.keys(companyFields).filter((field) => field !== 'iban'))
})
