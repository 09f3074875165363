import { useT } from '@/messages/messages';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';

import { placeWords } from './counter-words';
import { useActWithToast, useGame } from '../game';

const PLACES = ['table', 'off', 'left', 'gone'] as const;

/** Where a counter stands, and whether it is turned over. */
export function CounterSheet({ counter, onClose }: { counter: string; onClose: () => void }) {
  const t = useT();
  const act = useActWithToast();
  const { view, nameOf } = useGame();
  const formation = view.formations[counter];
  if (!formation) return null;
  const set = (field: 'sighted' | 'place', value: boolean | string) => {
    onClose();
    // What it is already is no correction, and no line of the log.
    if (formation[field] !== value) void act({ type: 'correct', path: ['groups', counter, field], value });
  };
  const name = nameOf(counter);
  return (
    <Sheet open onClose={onClose} title={name} closeLabel={t('common.close')} testID="counter-sheet">
      <Section title={t('changes.counter.seen')}>
        <RadioGroup label={t('changes.counter.seen')} gap="md">
          {[true, false].map((sighted) => {
            const words = sighted ? t('changes.counter.turned') : t('changes.counter.hidden');
            return (
              <RadioRow
                key={String(sighted)}
                words={words}
                on={formation.sighted === sighted}
                onPress={() => set('sighted', sighted)}
                testID={`sighted-${sighted}`}
              />
            );
          })}
        </RadioGroup>
      </Section>
      <Section title={t('changes.counter.where')}>
        <RadioGroup label={t('changes.counter.where')} gap="md">
          {PLACES.map((place) => (
            <RadioRow
              key={place}
              words={placeWords(place)}
              on={formation.place === place}
              onPress={() => set('place', place)}
              testID={`place-${place}`}
            />
          ))}
        </RadioGroup>
      </Section>
    </Sheet>
  );
}
