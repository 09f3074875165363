import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { controlOdds, MARKERS, type QuickOf, sightingOdds, unplannedOdds } from '@/rules/togo/index';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { ChanceRows, Choice, ChoiceKeys, LightChoice, NumberRow, Toggles } from './fields';
import { treatmentOf } from './odds';
import { movesWords } from './words';

interface FormProps<T extends 'controlDamage' | 'trySighting' | 'rollUnplanned'> {
  form: QuickOf<T>;
  onForm: (form: QuickOf<T>) => void;
}

const TREATED = [...MARKERS, 'F'] as const;

/** One try at damage control, and the fires that burn beside it. */
export function ControlForm({ form, onForm }: FormProps<'controlDamage'>) {
  const t = useT();
  const treated = treatmentOf(form);
  const { fires } = form.facts;
  const treat = (what: (typeof TREATED)[number], burning: number) =>
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
          options={TREATED.map((what) => ({ value: what, words: t(`quick.control.${what === 'F' ? 'fire' : what}`) }))}
          testID="treat"
        />
      </Section>
      <NumberRow
        words={[t('quick.control.fires'), t('quick.control.fewer'), t('quick.control.more')]}
        value={fires}
        limits={[treated === 'F' ? 1 : 0, 9]}
        onChange={(burning) => treat(treated, burning)}
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

/** Whether a counter is seen: mostly it is plain, at night it takes a die. */
export function SightingForm({ form, onForm }: FormProps<'trySighting'>) {
  const t = useT();
  const { facts } = form;
  const change = (some: Partial<typeof facts>) => onForm({ ...form, facts: { ...facts, ...some } });
  const odds = sightingOdds(facts);
  return (
    <>
      <Choice
        label={t('quick.sighting.side')}
        value={facts.side}
        onChange={(side) => change({ side })}
        of={{ ijn: t('quick.sighting.ijn'), irn: t('quick.sighting.irn') }}
        testID="looks"
      />
      <LightChoice night={facts.night} onNight={(night) => change({ night })} />
      <NumberRow
        words={[t('quick.sighting.range'), t('quick.sighting.nearer'), t('quick.sighting.farther')]}
        value={facts.range}
        format={inchWords}
        limits={[0, 30]}
        step={0.5}
        onChange={(range) => change({ range })}
        testID="range"
      />
      <Toggles
        of={facts}
        onChange={change}
        rows={[
          ['burning', t('quick.sighting.burning')],
          ['fired', t('quick.sighting.fired')],
        ]}
      />
      {odds.ok && (
        <Text as="title" testID="sighting-how">
          {t(`quick.sighting.how.${odds.value.how}`, { need: odds.value.need?.value ?? 0 })}
        </Text>
      )}
    </>
  );
}

/** Two dice for a formation without the fleet flagship. */
export function UnplannedForm({ form, onForm }: FormProps<'rollUnplanned'>) {
  const t = useT();
  const odds = unplannedOdds();
  const results = Object.keys(odds) as (keyof typeof odds)[];
  return (
    <>
      <NumberRow
        words={[t('quick.unplanned.speed'), t('quick.unplanned.slower'), t('quick.unplanned.faster')]}
        value={form.speed}
        format={inchWords}
        limits={[0.5, 8]}
        step={0.5}
        onChange={(speed) => onForm({ ...form, speed })}
        testID="speed"
      />
      <Section title={t('quick.unplanned.title')}>
        <ChanceRows
          rows={results.map((result) => ({ name: movesWords(result), chance: odds[result] }))}
          testID="unplanned-odds"
        />
      </Section>
    </>
  );
}
