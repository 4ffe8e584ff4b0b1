/** The page about the app. */
export const about = {
  title: 'About Asztal',
  trust: 'What the host’s computer can see',
  trustText:
    'Asztal keeps every secret from the other players. The program on the host’s computer knows them all, and the person who runs it could read them while a match is on: let someone you trust be the host. Every device adds to the dice and checks the match at its end, so changed dice don’t go unnoticed. Nobody can try throws until one suits, the host included; a host with an altered program could know a throw early.',
  version: 'Version',
  licence: 'Licence',
  inside: 'What is inside, and its licences',
  unread: 'The licences could not be loaded.',
}
