/** About: what others made, and what becomes of what people write here. */
export const about = {
  privacy: {
    title: 'Privacy',
    subtitle: 'Nothing leaves this device unless you send or link it',
    kept: 'Your battles, fleets, tables and settings are kept on this device and nowhere else. There is no account and no server of ours. Nobody counts what you do.',
    send: 'You send a file, a picture or a code when you export or share one. It has what you chose, with the names you typed. A whole battle has both sides’ secrets.',
    link: 'You link this phone by opening the address of a host at your table. Your taps then go to that computer, and it sends back what your seat may see. The host keeps the battle. Use your own Wi-Fi or a phone’s hotspot: what is sent is sealed against forgery, but not encrypted.',
    camera: 'The camera looks for codes, if you allow it. No picture is kept or sent.',
    delete: 'Deleting the app, or the browser’s data for it, deletes everything. Export first what you want to keep.',
  },
  licences: {
    title: 'Licences',
    subtitle: 'The work of others that is in this app',
    thanks_one: '{{count}} package of other people’s work is in Z Flag. Thank you.',
    thanks_other: '{{count}} packages of other people’s work are in Z Flag. Thank you.',
    text: 'Show text',
    package: '{{name}} {{version}}',
    packageOf: '{{name}} {{version}}. {{copyright}}',
  },
} as const;
