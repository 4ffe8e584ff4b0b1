/** The page about the app. */
export const about = {
  title: 'About Asztal',
  trust: 'What the host’s computer can see',
  trustText:
    'Asztal keeps every secret from the other players. The program on the host’s computer knows them all, and the person who runs it could read them while a match is on: let someone you trust be the host. Every device adds to the dice and checks the match at its end, so changed dice don’t go unnoticed. Nobody, not even the host, can keep throwing until they like the result; but a host with an altered program could know a throw in advance.',
  version: 'Version',
  licence: 'Licence',
  inside: 'Third-party software and licences',
  unread: 'The licences could not be loaded.',
}
