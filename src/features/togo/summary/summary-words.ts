import { t } from '@/messages/messages';
import { SUMMARY_PARTS, type SummaryPart, type TurnSummary } from '@/rules/togo/index';

import { eventSentence, type NameOf } from '../words/event-words';

export interface SummarySection {
  readonly part: SummaryPart;
  readonly title: string;
  /** Each with what it is about, for the mark of its side. */
  readonly lines: readonly { readonly text: string; readonly about: readonly string[] }[];
}

/** What there is to tell, part by part; parts with nothing in them are left out. */
export function summarySections({ parts, missed, held }: TurnSummary, nameOf: NameOf): readonly SummarySection[] {
  // From behind a blank counter several ships are told of by one name.
  const names = (ids: readonly string[]): string =>
    [...new Set(ids)]
      .map((id) => {
        const count = ids.filter((each) => each === id).length;
        return count === 1 ? nameOf(id) : t('summary.times', { name: nameOf(id), count });
      })
      .join(', ');
  return SUMMARY_PARTS.flatMap((part) => {
    const told = parts[part].flatMap((one) => {
      const text = eventSentence(one, nameOf);
      return text === null ? [] : [{ text, about: one.about }];
    });
    const besides = [
      ...(part === 'fire' && missed.length > 0 ? [t('summary.missed', { names: names(missed) })] : []),
      ...(part === 'fire' && held.length > 0 ? [t('summary.held', { names: names(held) })] : []),
    ];
    const lines = [...told, ...besides.map((text) => ({ text, about: [] }))];
    return lines.length === 0 ? [] : [{ part, title: partWords(part), lines }];
  });
}

function partWords(part: SummaryPart): string {
  const words: Readonly<Record<SummaryPart, string>> = {
    lost: t('summary.part.lost'),
    fire: t('summary.part.fire'),
    torpedoes: t('summary.part.torpedoes'),
    damage: t('summary.part.damage'),
    control: t('summary.part.control'),
    sighting: t('summary.part.sighting'),
    moves: t('summary.part.moves'),
    cards: t('summary.part.cards'),
    else: t('summary.part.else'),
  };
  return words[part];
}
