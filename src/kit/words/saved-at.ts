/** "14:07", the same whatever the phone speaks. */
export const timeOfDay = (at: Date): string =>
  at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "14:07" for today, "27 May" for this year, else with the year: short enough to stand beside a name. */
export function savedAt(iso: string, now: Date): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  if (at.toDateString() === now.toDateString()) return timeOfDay(at);
  const year = at.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year });
}
