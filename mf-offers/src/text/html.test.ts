import { descriptionToHtml, htmlToText } from './html.ts'

describe('the text of a description', () => {
  it.each([
    ['<p>Een</p><p>Twee<br>Drie</p>', 'Een\n\nTwee\nDrie'],
    ['<p>Met:</p><ul><li>goten</li><li>beugels</li></ul>', 'Met:\n\n- goten\n- beugels'],
    ['5 &lt; 10 &amp; <b>vet</b>', '5 < 10 & vet'],
    ['  ', ''],
  ])('%j reads %j', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  it.each(['Een\n\nTwee\nDrie', '5 < 10 & 7 > 3', '<b>letterlijk</b>', ''])('%j comes back as it was typed', (text) => {
    expect(htmlToText(descriptionToHtml(text))).toBe(text)
  })
})
