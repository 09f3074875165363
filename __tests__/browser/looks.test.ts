import { looksTest } from '@/testing/looks';

/** Every page that stands by itself and what it is known by; screens inside a battle have looks of their own. */
const PAGES = [
  ['/', 'harbour'],
  ['/quick', 'quick'],
  ['/battle/new?scenario=ulsan', 'new-battle'],
  ['/settings', 'settings'],
  ['/battles', 'battles'],
  ['/ships', 'ships'],
  ['/ship/mikasa', 'ship'],
  ['/ship/chinen/edit', 'ship-edit'],
  ['/ship/nobody', 'no-ship'],
  ['/fleets', 'fleets'],
  ['/scenarios', 'scenarios'],
  ['/scenarios/yellow-sea', 'scenario'],
  ['/cards', 'cards'],
  ['/balance/ulsan', 'balance'],
  ['/records', 'records'],
  ['/backup', 'backup'],
  ['/diagnostics', 'diagnostics'],
  ['/ruler', 'ruler'],
  ['/first-battle', 'first-battle'],
  ['/privacy', 'privacy'],
  ['/licences', 'licences'],
] as const;

looksTest('pages that stand by themselves', async () => PAGES.map(([path, shows]) => ({ path, shows })));
