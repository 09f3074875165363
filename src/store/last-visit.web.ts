import type { LastVisit } from './last-visit';

/** Written by the shell's `system-chrome.web.tsx`. Only a picture: the database has the last word. */
export function lastVisit(): LastVisit {
  try {
    return {
      settings: JSON.parse(localStorage.getItem('settings') ?? 'null'),
      hadBattles: localStorage.getItem('first-screen')?.includes('sailed') ?? false,
    };
  } catch {
    return { settings: null, hadBattles: false };
  }
}
