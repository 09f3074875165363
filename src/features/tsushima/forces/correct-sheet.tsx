import { useKeptSteps } from '@/features/play/use-kept-steps';
import { minus } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import type { Json } from '@/rules/rulebook';
import type { ShipView } from '@/rules/tsushima/index';
import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { useAct } from '../game';
import { isUnknown } from './forces-lists';

const FATES = ['afloat', 'sunk', 'scuttled', 'interned'] as const;
/** As the rules take them: more hits than two are a fate. */
const NUMBERS = [
  { field: 'hits', least: 0, most: 2 },
  { field: 'morale', least: -20, most: 0 },
  { field: 'portPhases', least: 0, most: 20 },
] as const;
const SWITCHES = ['inDock', 'unready', 'torpedoUsed'] as const;
const PRINTED = [
  { field: 'size', least: 1, most: 9 },
  { field: 'move', least: 0, most: 9 },
  { field: 'armour', least: 0, most: 9 },
] as const;

/** Any value of a ship set by hand; every change is in the log. What this viewer may not know is not offered. */
export function CorrectSheet({ ship, onClose }: { ship: ShipView; onClose: () => void }) {
  const t = useT();
  const act = useAct();
  const set = (field: string, value: Json) => act({ type: 'correct', path: ['ships', ship.id, field], value });
  const step = useKeptSteps(set);
  const steps = { decreaseLabel: t('tsushima.forces.correct.fewer'), increaseLabel: t('tsushima.forces.correct.more') };
  const isSecret = isUnknown(ship);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('tsushima.forces.correct.title', { name: ship.name })}
      testID="correct-sheet"
    >
      <Text color="ink2">{t('tsushima.forces.correct.logged')}</Text>
      {isSecret && <Text testID="correct-secret">{t('tsushima.forces.correct.secret')}</Text>}
      {!isSecret &&
        NUMBERS.map(({ field, least, most }) => (
          <StepRow
            key={field}
            ruled
            label={t(`tsushima.forces.correct.${field}`)}
            {...steps}
            value={ship[field] ?? 0}
            min={least}
            max={most}
            format={minus}
            onChange={(_, way) => step(field, ship[field] ?? 0, way, [least, most])}
            testID={`correct-${field}`}
          />
        ))}
      {!isSecret &&
        SWITCHES.map((field) => (
          <ToggleRow
            key={field}
            title={t(`tsushima.forces.correct.${field}`)}
            on={ship[field] ?? false}
            onChange={(on) => void set(field, on)}
            testID={`correct-${field}`}
          />
        ))}
      <Section title={t('tsushima.forces.sheet.counter')}>
        {PRINTED.map(({ field, least, most }) => (
          <StepRow
            key={field}
            label={t(`tsushima.forces.sheet.${field}`)}
            {...steps}
            value={ship[field]}
            min={least}
            max={most}
            onChange={(_, way) => step(field, ship[field], way, [least, most])}
            testID={`correct-${field}`}
          />
        ))}
      </Section>
      {!isSecret && (
        <Section title={t('tsushima.forces.correct.fate')}>
          <RadioGroup label={t('tsushima.forces.correct.fate')} gap="md">
            {FATES.map((fate) => (
              <RadioRow
                key={fate}
                words={t(`tsushima.forces.fates.${fate}`)}
                on={ship.fate === fate}
                onPress={() => void set('fate', fate)}
                testID={`correct-fate-${fate}`}
              />
            ))}
          </RadioGroup>
        </Section>
      )}
    </Sheet>
  );
}
