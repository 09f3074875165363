import { readFileSync } from 'node:fs';

import { face } from './tokens';

/** The numbers at the head of a file, the biggest byte first. */
const numberAt = (file: Buffer, at: number, bytes: number) => file.readUIntBE(at, bytes);

test.each(Object.values(face))('%s is in the browser the same font as on a phone', (name) => {
  const [family = '', weight = ''] = name.split('_');
  const folder = family === 'Barlow' ? 'barlow' : 'barlow-condensed';
  const phone = readFileSync(`node_modules/@expo-google-fonts/${folder}/${weight}/${name}.ttf`);
  const browser = readFileSync(`assets/fonts/${name}.woff2`);
  expect(browser.subarray(0, 4).toString()).toBe('wOF2');
  const tables = { phone: numberAt(phone, 4, 2), browser: numberAt(browser, 12, 2) };
  expect(tables.browser).toBe(tables.phone);
  // The size of the font once it is unpacked.
  expect(Math.abs(numberAt(browser, 16, 4) - phone.length)).toBeLessThan(phone.length / 50);
});
