/** What somebody does with the link of an offer, without a browser. */
export function asCustomer(url: string) {
  const post = async (path: string, what: string, body: object): Promise<void> => {
    const answer = await fetch(`${url}/webhook/public/offers/${tokenOf(path)}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${what} answered ${answer.status}: ${await answer.text()}`)
  }
  return {
    ask: (path: string, text: string) => post(path, 'message', { text, name: 'Ingrid Smits' }),
    decline: (path: string, name: string) =>
      post(path, 'decline', { reason_code: 'price', reason: 'Buiten ons budget van dit jaar.', name, version: 1 }),
    accept: async (path: string, who: { name: string; email: string }) => {
      const { totals } = await (await fetch(`${url}/webhook/public/offers/${tokenOf(path)}`)).json()
      await post(path, 'accept', {
        ...who,
        agree: true,
        signature: { type: 'typed', data: who.name },
        po_number: 'PO-4471',
        version: 1,
        total: totals.total,
      })
    },
  }
}

const tokenOf = (path: string): string => path.split('/').at(-1) ?? ''
