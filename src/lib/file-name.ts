/** A name that every file system takes, of whatever the players called a thing; another where nothing is left of it. */
export const fileName = (name: string, otherwise: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || otherwise;
