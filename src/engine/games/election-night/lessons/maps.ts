/** The evening that the lessons follow: one map that grows from lesson to lesson. Teal first, then violet. */
import type { PerSeat } from '../facts'

type Marks = PerSeat<string>
const plus = ([one, two]: Marks, teal: string, violet = ''): Marks => [`${one} ${teal}`, `${two} ${violet}`]

export const early: Marks = ['KM1=4 ND1=6 DD1=2', 'KM2=5 KM3=2 EM1=6 EM2=4 EM3=3']
export const overtaken = plus(early, 'KM4=5')
export const middle: Marks = ['KM1=4 KM4=5 ND1=6 KD1=5 KD2=4 DD1=2 DD2=2', 'KM2=5 KM3=2 EM1=6 EM2=4 EM3=3 EA1=4 EA2=5']
export const later = plus(middle, 'ND2=1', 'EM4=6 EA3=2')
export const beforeSet = plus(later, '', 'DA1=4')
export const nearlyTotal: Marks = [
  'KM1=4 KM2=6 EM1=5 EM2=4 ND1=6 ND2=1 KD1=5 KD2=4 DD1=2 DD2=2',
  'KM3=5 KM4=2 EM3=3 EM4=2 EA1=4 EA2=5 EA3=2 DA1=4 DA2=6',
]
export const toSpoil: Marks = [
  'KM1=4 EM1=5 EM2=4 ND1=6 ND2=1 KD1=5 KD2=4 DD1=2 DD2=2',
  'KM2=6 KM3=5 KM4=2 EM3=3 EM4=2 EA1=4 EA2=5 EA3=2 DA1=4 DA2=6',
]
export const lastField: Marks = ['KM1=4 KM2=2 ND1=6 ND2=1 KD1=5 KD2=4 DD1=2', 'KM3=5 KM4=3 EM1=6 EM2=4 EA1=4 EA2=5']
/** Free: EA6, EA7 and DA7. */
export const night: Marks = [
  'KM1=4 KM2=6 EM1=1 ND1=6 ND2=1 ND3=5 ND4=3 KD1=5 KD2=2 DD1=2 DD2=3 EA1=6 EA2=5 EA3=2 DA1=3 DA2=4 DA3=2',
  'KM3=5 KM4=2 KM5=1 EM2=6 EM3=4 EM4=3 EM5=6 ND5=4 ND6=2 KD3=6 KD4=3 KD5=5 KD6=1 DD3=4 DD4=5 DD5=1 DD6=2 EA4=3 EA5=1 DA4=6 DA5=5 DA6=1',
]
export const oneGap = plus(night, 'EA6=1', 'EA7=2')
export const counted = plus(night, 'DA7=4', 'EA6=6')
/** Equal seats and equal fields, with gaps in KM and EM: one more number decides. */
export const dead: Marks = [
  'KM1=6 KM2=6 EM1=3 EA1=6 EA2=6 EA3=5 EA4=4 DA1=3 DA2=3 DA3=2 DD1=5 DD2=3 DD3=1 KD1=6 KD2=6 KD3=4 KD4=2 ND1=2 ND2=4',
  'KM3=5 KM4=1 EM2=6 EM3=6 EM4=2 EA5=2 EA6=3 EA7=5 DA4=6 DA5=6 DA6=5 DA7=4 DD4=4 DD5=4 DD6=1 KD5=3 KD6=5 ND3=6 ND4=6',
]
