import type { PhraseLists } from './word-lists.types.ts'

const phrases = (text: string): string[] => text.split('|').map((phrase) => phrase.trim().replace(/\s+/g, ' '))

/** What people say in Dutch mails when they ask, take back, tell, sell and close. */
export const dutchPhrases: PhraseLists = {
  asks: phrases(`
    doe er | terecht voor | tekort | op zoek | moet hebben | moeten hebben | stuur maar | stuur mij | stuur ons | toevoegen | meesturen | meeleveren | bijbestellen | erbij | kun je ook | kan je ook | kunt u ook | wil je ook | wilt u ook | krijg ik | krijgen we | ik neem | wij nemen | we nemen | zet maar | zet klaar | noteer | ik wou | wou ik | ik wilde | wilde ik | wilden we | wilden wij | we wilden | wij wilden | benodigde | bestel | doe | heb je | heb jij | hebben jullie | hebt u | heeft u | op voorraad | offerte | ofertte | oferte | offreren | offertje | prijsopgave | prijsopgaaf | prijs opgeven | prijs | prijzen | richtprijs | kost het | kost dat |
    prijs voor | prijs van | prijzen van | prijzen voor | prijs maken | prijsje | prijsaanvraag | prijs en levertijd | prijs + levertijd | prijzen en
    levertijd | prijsindicatie | aanbieding | aan te bieden | aanbieden | wat kost | wat kosten | wat zou | hoeveel kost | nodig | graag | gaarne |
    bestellen | zoek | zoeken | wil ik | willen we | willen wij | zouden we graag | heb ik nodig | doe mij | doe maar | mag ik | behoefte aan | benodigd | kunt u leveren | kunnen jullie leveren | leverbaar | aanvullen`),
  quoteCues: phrases(`
    prijs | prijzen | richtprijs | offerte | oferte | offreren | prijsopgave | prijsopgaaf | prijsaanvraag | prijsindicatie | prijs voor | prijs van |
    prijzen voor | wat dat kost | wat het kost | wat die kosten | wat ze kosten | prijs maken | prijsje | aanbieding doen | aanbieding voor | wat kost | wat kosten | wat zou | hoeveel kost`),
  refusals: phrases(`
    zijn akkoord | is akkoord | ga ik akkoord | gaan we akkoord | gaan wij akkoord | akkoord met offerte | akkoord met uw offerte | akkoord met de offerte | akkoord met je offerte |     retour | terugbrengen | terugsturen | omruilen | geld terug | retour nemen | terugnemen | terug te nemen | ruilen | waarschijnlijk niet | vervallen | vervalt | komt te vervallen | annuleren | geannuleerd | annuleer | niet meer nodig | niet nodig 
    | niet te worden aangeboden | niet aan te bieden | niet aangeboden | nog niet nodig | nu
    niet nodig | laat maar | mag eraf | mogen eraf | mag van de lijst | van de lijst af | niet op in | te hoog | te duur | zien af van | gaat niet door |
    gaan niet door | kan eraf | kunnen eraf | schrappen | geschrapt | niet meenemen
    | buiten beschouwing | geen prijs nodig | pas in 20 | pas volgend jaar | volgt later | volgen later | komt later | komen later | latere fase | pas
    later | elders besteld | al besteld | reeds besteld | zijn besteld | is besteld | hebben we nog | hebben wij nog | hebben we al | hebben wij al | heb
    ik al | heb ik nog liggen | liggen | we hebben nog | wij hebben nog | we hebben al | wij hebben al | nog op voorraad | nog voldoende | zelf op
    voorraad | al in huis | al binnen`),
  answers: phrases(`
    opdrachtbevestiging | getekende | akkoord | dank voor | dank je voor | dank u voor | bedankt voor | je offerte | uw offerte | jullie offerte | niet op in | te hoog | te duur | gaat
    niet door`),
  told: phrases(`
    te veel | teveel | bestaat uit | bestaan uit | gebracht | afgeleverd | opgehaald | laatste levering | vorige levering | laatste bestelling | vorige bestelling | creditnota | kocht | kochten | gekocht | kregen | geleden | garantie | bestelde | bestelden | klaarstaan | klaarstaat | klaarligt | klaarliggen | klaar staan | zat er maar | zaten er maar | betaald hebben | door een ander | gelost | krom | van order | van bestelling | ter info | blijft | blijven | inplannen | ingepland | voorraad: | onze voorraad | wanneer worden | wanneer wordt | wanneer komen | wanneer komt | waar blijft | waar blijven | uit de levering | van de levering | geleverd | ontvangen
    | binnengekomen | binnen gekomen | gekregen | teruggestuurd | retour sturen | retourneren | retour te | beschadigd | defect | kapot | ontbraken |
    ontbreekt | ontbreken | ontbrak | te weinig | verkeerd | klacht | gefactureerd | in rekening gebracht | al betaald | zijn gebruikt | over gehouden |
    overgehouden | akkoord | inmiddels | geplaatst | gemonteerd | verwerkt | zijn we akkoord | gaan we akkoord | vorige keer | vorige week | vorig jaar |
    vorige maand | destijds`),
  selling: phrases(`
    voordeel | najaarsactie | voorjaarsactie | alleen deze maand | scherpe prijzen | gratis thuisbezorgd | niet meer ontvangen | af te melden | kom langs in | in onze showroom | beste relatie | bij afname van | uitschrijven | afmelden | nieuwsbrief | korting | op = op | op=op | zolang de voorraad strekt | actieprijs | onze actie | aanbieding van de week |
    profiteer | bestel nu | nu voor | wij zijn producent | wij zijn fabrikant | wij bieden u | wij bieden | kennismaken | onze producten | ons assortiment
    | vrijblijvende demo | gratis verzending
    | vindbaarheid | zoekmachine | zoekmachines | meer bezoekers | meer klanten | gratis scan | ons bureau`),
  papers: phrases(`
    herinnering | openstaande factuur | uw zending | is onderweg | hierbij de prijslijst | onze prijslijst | prijslijst voor | hierbij onze offerte | hierbij de offerte | hierbij onze aanbieding | hierbij de gevraagde offerte | bijgaand onze offerte | hierbij uw factuur | bevestigen wij uw | bevestigen we uw |
    hierbij onze factuur | hierbij de factuur | bijgaand de factuur | bijgaand onze factuur | bijgaand uw factuur | orderbevestiging | bevestiging van uw
    order | bevestiging van uw bestelling | uw bestelling is | uw order is | uw pakket | bedankt voor uw bestelling | dank voor uw bestelling | pakbon |
    track & trace | betalingsherinnering | aanmaning | sollicitatie | solliciteren | terugroepactie | storingsmelding | vacature`),
  sameSize: phrases(`
    zelfde maat | dezelfde maat | zelfde afmeting | dezelfde afmeting | dezelfde maten | zelfde maten | dezelfde afmetingen | zelfde formaat | hetzelfde
    formaat | gelijke maat`),
  closings: phrases(`
    met vriendelijke groet | met vriendelijke groeten | vriendelijke groet | vriendelijke groeten | hartelijke groet | hartelijke groeten | met hartelijke
    groet | met sportieve groet | met zonnige groet | groet | groeten | groetjes | groetjes van | gr | grtz | grt | gr. | mvg | m.v.g. | m.vr.gr. | vr.
    gr. | vr.gr. | vr gr | hoogachtend | met de meeste hoogachting | met collegiale groet | fijne dag | fijn weekend | tot horens | tot ziens | verstuurd
    vanaf mijn | verzonden vanaf mijn | verstuurd vanuit | verzonden met`),
  disclaimers: phrases(`
    dit bericht is uitsluitend bestemd | deze e-mail is uitsluitend bestemd | de informatie in deze e-mail | de informatie in dit bericht | de inhoud van
    deze e-mail | dit e-mailbericht | dit bericht kan vertrouwelijke | aan dit bericht kunnen geen rechten | denk aan het milieu | op al onze leveringen |
    op al onze aanbiedingen | op al onze overeenkomsten | op onze diensten | onze algemene voorwaarden | algemene voorwaarden | disclaimer`),
  pointsBelow: phrases('onderstaand | onderstaande | hieronder | zie onder | zie beneden'),
}
