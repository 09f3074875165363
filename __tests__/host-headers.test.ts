import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { FOREVER, ISOLATION_HEADERS, securityHeaders } from '@/tools/web-headers';

const guide = readFileSync(resolve(__dirname, '../src/tools/README.md'), 'utf8');

test('the examples for web servers send the headers that our own server sends', () => {
  const { 'Content-Security-Policy': _, ...security } = securityHeaders();
  for (const [name, value] of Object.entries({ ...security, ...ISOLATION_HEADERS })) {
    expect(guide).toContain(`Header always set ${name} "${value}"`);
    expect(guide).toContain(`header ${name} "${value}"`);
  }
  expect(guide.split(`"${FOREVER}"`)).toHaveLength(4);
});
