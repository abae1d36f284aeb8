const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Common words, folded, of languages that requests come in and that the reader knows no grammar of. None of them is a usual Dutch or English word. */
export const foreignTelltales: readonly ReadonlySet<string>[] = [
  words(
    'der und ich wir sie ist nicht mit fur ein eine einen bitte bitten angebot anfrage preis preise stuck stk guten hallo tag sehr geehrte geehrter damen herren grusse danke benotigen benotige brauchen bestellung wird werden auf aus bei zum zur uns ihr ihre ihnen folgende folgenden lieferung anbei anhang',
  ),
  words(
    "le la et est nous vous pour avec une bonjour madame monsieur devis prix commande pieces merci besoin cordialement veuillez trouver ci-joint joint suivant suivants demande notre votre du sur livraison s'il plait souhaitons offre quantite",
  ),
  words(
    'el los las para con por una nosotros usted ustedes buenos dias hola gracias presupuesto precio pedido necesitamos saludos adjunto cantidad unidades',
  ),
  words(
    'il gli per con una noi voi buongiorno grazie preventivo prezzo ordine richiesta saluti allegato pezzi abbiamo bisogno cordiali',
  ),
  words('dzien dobry prosze prosimy oferte zamowienie cena sztuk pozdrawiam dla jest nie oraz zalaczniku dziekuje'),
]
