const byName =
  'Say the call by its name in the contract: `app.as(email).saveOffer(…)`, or its `.answer(…)` for status and headers.'
/** What the contract does not have: an address that leads nowhere, the files of logos, and its own description. */
const ofTheContract = '/^\\u002Fwebhook(?!\\u002F(nothing|logos|docs)\\b)/i'

/** A test of the API speaks the contract: where a call has its address, the contract alone says. */
export const contractCalls = [
  { selector: `Literal[value=${ofTheContract}]`, message: byName },
  { selector: `TemplateLiteral[quasis.0.value.raw=${ofTheContract}]`, message: byName },
  {
    selector: "ExpressionStatement > AwaitExpression > CallExpression[callee.property.name='answer']",
    message: 'Nobody looks at this answer, and a refusal would go unnoticed: call it without `.answer`, which rejects.',
  },
]

/** Where the request itself is what is tested: one that the contract does not know, and what a log makes of it. */
export const rawRequests = ['api/src/http/wire.test.ts', 'api/src/web-server-log.test.ts', 'api/src/testing/driver/**']
