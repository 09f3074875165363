import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The script in the page itself, by what is in it: no other may be put there. */
const ownScripts = () =>
  [...readFileSync('assets/web/index.html', 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** What a page of ours may load. Each exception beyond 'self' says who needs it. */
const policy = (): Readonly<Record<string, readonly string[]>> => ({
  'default-src': ["'none'"],
  // CanvasKit and SQLite are WebAssembly; no eval of JavaScript is allowed.
  'script-src': ["'self'", "'wasm-unsafe-eval'", ...ownScripts()],
  // React Native Web, expo-font and Reanimated write their rules into style elements at run time.
  'style-src': ["'self'", "'unsafe-inline'"],
  // SQLite runs in a worker that Metro starts from a blob, which then loads our own script; the service worker is a file.
  'worker-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  // Pictures of the table and QR codes are made on the spot.
  'img-src': ["'self'", 'data:', 'blob:'],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

const write = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

export const contentSecurityPolicy = () => write(policy());

export const ISOLATION_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

export const securityHeaders = () => ({
  // A page cannot forbid being framed from within, only by header.
  'Content-Security-Policy': write({ ...policy(), 'frame-ancestors': ["'none'"] }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
});

/** Files that carry a hash of themselves in their names: another version has another name. */
export const NEVER_CHANGES = /-[0-9a-f]{32}\.|\.[0-9a-f]{32}\./;
export const FOREVER = 'public, max-age=31536000, immutable';

/** The headers in the format that static hosts such as Netlify and Cloudflare Pages read. */
export const headersFile = () =>
  [
    '/*',
    ...Object.entries({ ...securityHeaders(), ...ISOLATION_HEADERS }).map(([name, value]) => `  ${name}: ${value}`),
    ...['/_expo/static/*', '/assets/*'].flatMap((path) => [path, `  Cache-Control: ${FOREVER}`]),
    '',
  ].join('\n');
