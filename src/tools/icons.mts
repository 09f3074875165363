import { mkdirSync, readFileSync } from 'node:fs';

import { launchPhone } from '@/testing/chromium';

const CREAM = '#F1E8D2';
const flag = readFileSync('assets/z-flag.svg', 'utf8').replace(/<!--.*?-->/s, '');

// Android's themed icons take one colour: the flag as four outlined triangles.
const outline = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path d="M2 2H58V58H2ZM2 2 58 58M58 2 2 58" fill="none" stroke="#000" stroke-width="4" stroke-linejoin="round"/></svg>`;

/** Each picture: its size, how much of it the flag fills, and what lies behind. */
const PICTURES = [
  { file: 'assets/images/icon.png', size: 1024, fill: 1, background: CREAM },
  { file: 'assets/images/adaptive-foreground.png', size: 1024, fill: 0.5, background: 'transparent' },
  { file: 'assets/images/adaptive-monochrome.png', size: 1024, fill: 0.46, background: 'transparent', art: outline },
  { file: 'assets/images/splash.png', size: 512, fill: 1, background: 'transparent' },
  { file: 'assets/web/icons/icon-192.png', size: 192, fill: 1, background: CREAM },
  { file: 'assets/web/icons/icon-512.png', size: 512, fill: 1, background: CREAM },
  { file: 'assets/web/icons/maskable-512.png', size: 512, fill: 0.62, background: CREAM },
  { file: 'assets/web/icons/apple-touch.png', size: 180, fill: 1, background: CREAM },
] as const;

mkdirSync('assets/images', { recursive: true });
mkdirSync('assets/web/icons', { recursive: true });
const browser = await launchPhone();
const page = await browser.newPage();
const scale = 2; // device pixels per point in the phone browser

for (const { file, size, fill, background, ...rest } of PICTURES) {
  const side = size / scale;
  const art = 'art' in rest ? rest.art : flag;
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<meta name="viewport" content="width=device-width"><style>html,body{margin:0;background:${background}}body{display:grid;place-items:center;height:${side}px}svg{width:${side * fill}px;height:${side * fill}px}</style>${art}`,
  );
  await page.screenshot({ path: file, omitBackground: true });
  console.log(file);
}
await browser.close();
