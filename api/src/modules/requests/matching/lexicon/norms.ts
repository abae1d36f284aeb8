import type { ConceptName } from './concepts.ts'

export interface Norm {
  /** Numbers that stand for the same goods, as `din933`: `ISO`, `EN` and `DIN EN ISO` count alike as `iso`. */
  readonly names: readonly string[]
  readonly kind: ConceptName
}

const norm = (kind: ConceptName, ...names: string[]): Norm => ({ kind, names })

/** Norms of fasteners and what they describe. Of some the withdrawn DIN number is what everybody still says. */
export const norms: readonly Norm[] = [
  norm('hex-bolt', 'din933', 'iso4017', 'iso24017'), norm('hex-bolt', 'din931', 'iso4014', 'iso24014'), norm('hex-bolt', 'din960', 'iso8765'), norm('hex-bolt', 'din961', 'iso8676'), norm('hex-bolt', 'din601', 'iso4016'), norm('hex-bolt', 'din558', 'iso4018'), norm('hex-bolt', 'din6914', 'iso14399'),
  norm('socket-cap-screw', 'din912', 'iso4762', 'iso21269'), norm('socket-cap-screw', 'din6912'), norm('socket-cap-screw', 'din7984'), norm('socket-countersunk-screw', 'din7991', 'iso10642'), norm('socket-button-screw', 'iso7380'),
  norm('carriage-bolt', 'din603', 'iso8677'), norm('carriage-bolt', 'din607'), norm('carriage-bolt', 'din608'), norm('flange-bolt', 'din6921', 'iso1665', 'iso4162'), norm('eye-bolt', 'din444'), norm('eye-bolt', 'din580', 'iso3266'), norm('lag-bolt', 'din571'), norm('hammer-bolt', 'din261'),
  norm('set-screw', 'din913', 'iso4026'), norm('set-screw', 'din914', 'iso4027'), norm('set-screw', 'din915', 'iso4028'), norm('set-screw', 'din916', 'iso4029'),
  norm('machine-screw', 'din84', 'iso1207'), norm('machine-screw', 'din85', 'iso1580'), norm('machine-screw', 'din963', 'iso2009'), norm('machine-screw', 'din965', 'iso7046'), norm('machine-screw', 'din7985', 'iso7045'), norm('wood-screw', 'din96'), norm('wood-screw', 'din97'), norm('wood-screw', 'din7997'), norm('wood-screw', 'din7505'),
  norm('sheet-metal-screw', 'din7981', 'iso7049'), norm('sheet-metal-screw', 'din7982', 'iso7050'), norm('self-drilling-screw', 'din7504', 'iso15480'), norm('drywall-screw', 'din18182'),
  norm('hex-nut', 'din934', 'iso4032', 'iso24032', 'iso8673'), norm('lock-nut', 'din985', 'iso10511'), norm('lock-nut', 'din982', 'iso7040'), norm('lock-nut', 'din980', 'iso7042'), norm('thin-nut', 'din439', 'iso4035'), norm('thin-nut', 'din936'), norm('cap-nut', 'din1587'), norm('wing-nut', 'din315'), norm('flange-nut', 'din6923', 'iso4161', 'iso1661'), norm('coupling-nut', 'din6334'), norm('square-nut', 'din557'), norm('square-nut', 'din562'), norm('cage-nut', 'din928'),
  norm('flat-washer', 'din125', 'iso7089', 'iso7090'), norm('flat-washer', 'din126', 'iso7091'), norm('flat-washer', 'din433', 'iso7092'), norm('flat-washer', 'din1440'), norm('fender-washer', 'din9021', 'iso7093'), norm('fender-washer', 'din440', 'iso7094'), norm('spring-washer', 'din127'), norm('spring-washer', 'din7980'), norm('spring-washer', 'din137'), norm('square-washer', 'din436'), norm('toothed-washer', 'din6797'), norm('toothed-washer', 'din6798'), norm('retaining-ring', 'din471'), norm('retaining-ring', 'din472'), norm('sealing-washer', 'din7603'),
  norm('threaded-rod', 'din975'), norm('threaded-rod', 'din976'), norm('cotter-pin', 'din94', 'iso1234'), norm('rivet', 'din7337', 'iso15977'), norm('chain', 'din766'), norm('chain', 'din763'), norm('steel-cable', 'din3055'),
]
