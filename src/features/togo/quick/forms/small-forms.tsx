import { inchWords } from '@/kit/dial/dial-words';
import { useT } from '@/messages/messages';
import { controlOdds, MARKERS, sightingOdds, unplannedOdds, type QuickOf } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Section } from '@/ui/section';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { treatmentOf } from '../odds';
import { ChoiceKeys } from '../parts/choice-keys';
import { LightChoice } from '../parts/conditions';
import { ChanceRows } from '../parts/fact-rows';
import { movesWords } from '../event-sentence';

interface FormProps<T extends 'controlDamage' | 'trySighting' | 'rollUnplanned'> {
  form: QuickOf<T>;
  onForm: (form: QuickOf<T>) => void;
}

const TREATED = {
  P: 'quick.control.P',
  M: 'quick.control.M',
  S: 'quick.control.S',
  T: 'quick.control.T',
  F: 'quick.control.fire',
} as const;
const MOST_FIRES = 9;

/** One try at damage control, and the fires that burn beside it. */
export function ControlForm({ form, onForm }: FormProps<'controlDamage'>) {
  const t = useT();
  const treated = treatmentOf(form);
  const { fires } = form.facts;
  const treat = (what: keyof typeof TREATED, burning: number) =>
    onForm({
      type: 'controlDamage',
      facts:
        what === 'F'
          ? { markers: [], fires: Math.max(1, burning), attempt: 'fire' }
          : { markers: [{ letter: what }], fires: burning, attempt: 0 },
    });
  return (
    <>
      <Section title={t('quick.control.what')}>
        <ChoiceKeys
          label={t('quick.control.what')}
          columns={5}
          value={treated}
          onChange={(what) => treat(what, fires)}
          options={[...MARKERS, 'F' as const].map((what) => ({ value: what, words: t(TREATED[what]) }))}
          testID="treat"
        />
      </Section>
      <StepRow
        ruled
        label={t('quick.control.fires')}
        decreaseLabel={t('quick.control.fewer')}
        increaseLabel={t('quick.control.more')}
        value={fires}
        onChange={(burning) => treat(treated, burning)}
        min={treated === 'F' ? 1 : 0}
        max={MOST_FIRES}
        testID="fires"
      />
      {[1, 2, 3].map((attempts) => {
        const odds = controlOdds({ marker: treated, attempts });
        if (!odds.ok) return null;
        const { pRemoved, pPermanent } = odds.value;
        return (
          <Section key={attempts} title={t('quick.control.turnsOf', { count: attempts })}>
            <ChanceRows
              rows={[
                { name: t('quick.control.removed'), chance: pRemoved },
                ...(treated === 'F' ? [] : [{ name: t('quick.control.permanent'), chance: pPermanent }]),
              ]}
              testID={`control-odds-${attempts}`}
            />
          </Section>
        );
      })}
    </>
  );
}

const HOW = {
  already: 'quick.sighting.how.already',
  day: 'quick.sighting.how.day',
  burning: 'quick.sighting.how.burning',
  fired: 'quick.sighting.how.fired',
  'out-of-range': 'quick.sighting.how.outOfRange',
  'only-dummies': 'quick.sighting.how.onlyDummies',
} as const;

/** Whether a counter is seen: mostly it is plain, at night it takes a die. */
export function SightingForm({ form, onForm }: FormProps<'trySighting'>) {
  const t = useT();
  const { facts } = form;
  const change = (some: Partial<typeof facts>) => onForm({ ...form, facts: { ...facts, ...some } });
  const odds = sightingOdds(facts);
  return (
    <>
      <SegmentedChoice
        label={t('quick.sighting.side')}
        value={facts.side}
        onChange={(side) => change({ side })}
        options={[
          { value: 'ijn', label: t('quick.sighting.ijn') },
          { value: 'irn', label: t('quick.sighting.irn') },
        ]}
        testID="looks"
      />
      <LightChoice night={facts.night} onNight={(night) => change({ night })} />
      <StepRow
        ruled
        label={t('quick.sighting.range')}
        decreaseLabel={t('quick.sighting.nearer')}
        increaseLabel={t('quick.sighting.farther')}
        value={facts.range}
        format={(range) => inchWords(t, range)}
        onChange={(range) => change({ range })}
        min={0}
        max={30}
        step={0.5}
        testID="range"
      />
      <Card padded={false}>
        <ToggleRow
          title={t('quick.sighting.burning')}
          on={facts.burning ?? false}
          onChange={(burning) => change({ burning })}
          testID="burning"
        />
        <ToggleRow
          title={t('quick.sighting.fired')}
          on={facts.fired ?? false}
          onChange={(fired) => change({ fired })}
          testID="fired"
        />
      </Card>
      {odds.ok && (
        <Text as="title" testID="sighting-how">
          {odds.value.how === 'rolled'
            ? t('quick.sighting.how.rolled', { need: odds.value.need?.value ?? 0 })
            : t(HOW[odds.value.how])}
        </Text>
      )}
    </>
  );
}

/** Two dice for a formation without the fleet flagship. */
export function UnplannedForm({ form, onForm }: FormProps<'rollUnplanned'>) {
  const t = useT();
  const odds = unplannedOdds();
  return (
    <>
      <StepRow
        ruled
        label={t('quick.unplanned.speed')}
        decreaseLabel={t('quick.unplanned.slower')}
        increaseLabel={t('quick.unplanned.faster')}
        value={form.speed}
        format={(speed) => inchWords(t, speed)}
        onChange={(speed) => onForm({ ...form, speed })}
        min={0.5}
        max={8}
        step={0.5}
        testID="speed"
      />
      <Section title={t('quick.unplanned.title')}>
        <ChanceRows
          rows={(Object.keys(odds) as (keyof typeof odds)[]).map((result) => ({
            name: movesWords(result),
            chance: odds[result],
          }))}
          testID="unplanned-odds"
        />
      </Section>
    </>
  );
}
