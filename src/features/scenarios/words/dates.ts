export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function partsOf(date: string): DateParts {
  const [year = 1905, month = 5, day = 27] = date.split('-').map(Number);
  return { year, month, day };
}

export const daysIn = ({ year, month }: DateParts): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** ISO, with a day that the month has. */
export function isoDate({ year, month, day }: DateParts): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(Math.min(day, daysIn({ year, month, day })))}`;
}

/** "27 May 1905" */
export function dateWords(date: string): string {
  const { year, month, day } = partsOf(date);
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
}

export const monthWords = (month: number): string =>
  new Date(Date.UTC(1905, month - 1, 1)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
