import { looksIn, peopleAs, type Name, type NamedIn } from '../../../match/testing/named'

/** The town's places; in Hungarian, names take endings. */
const town: Readonly<Record<'hu' | 'en', readonly Name[]>> = {
  en: [
    [/gold mine|the mine/i, 'mine'],
    [/\bbank\b/i, 'bank'],
    [/stagecoach/i, 'stagecoach'],
    [/general store/i, 'store'],
    [/saloon/i, 'saloon'],
    [/^Sheriff:/, 'sheriff'],
    [/town hall/i, 'townHall'],
    [/\bdoc\b/i, 'doc'],
  ],
  hu: [
    [/aranybány|a bánya/i, 'mine'],
    [/\bbank/i, 'bank'],
    [/postakocsi/i, 'stagecoach'],
    [/vegyesbolt/i, 'store'],
    [/szalon/i, 'saloon'],
    [/^Seriff:/, 'sheriff'],
    [/városház/i, 'townHall'],
    [/\bdoki/i, 'doc'],
  ],
}

export const named: NamedIn = (text, language) => looksIn(text, [...town[language], ...peopleAs('seat')])
