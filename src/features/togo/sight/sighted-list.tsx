import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { percentWords } from '@/kit/words/percent';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { sideWords } from '../words/side-words';
import { bandAt, bandsOf, inchesOf, pairsAsked, type Sighted, sightedNow } from './sight-facts';
import { trySteps } from './try-steps';
import { type OpenGame, type Step, useAct, useGame } from '../game';

const RULES: Readonly<Record<string, string>> = {
  day: 'TOGO-20',
  burning: 'TOGO-23',
  fired: 'TOGO-24',
  rolled: 'TOGO-21',
};

/** In E: who was sighted and why, and the dice that may still be thrown in the dark. */
export function SightedList({ onStep }: { onStep: (step: Step) => void }) {
  const t = useT();
  const table = useGame();
  const { view } = table;
  if (view.phase !== 'E') return null;
  if (!view.sightingDone) {
    return <Unasked table={table} onStep={onStep} />;
  }
  const seen = sightedNow(table);
  const tries = trySteps(table);
  return (
    <View testID="sighted">
      {tries.length > 0 && <Head title={t('sight.tries')} />}
      {tries.map(({ key, label, facts, chance, step }, place) => (
        <ListRow
          key={key}
          title={label}
          subtitle={facts}
          value={t('sight.percent', { percent: percentWords(chance) })}
          variant={place === 0 ? 'next' : 'card'}
          onPress={() => onStep(step)}
          testID={`try-${key}`}
        />
      ))}
      <Head title={t('sight.seen')} />
      {seen.length === 0 && <Text style={{ padding: space.edge }}>{t('sight.none')}</Text>}
      {seen.map((each) => (
        <SeenRow key={each.counter} seen={each} />
      ))}
    </View>
  );
}

/** Who sees whom is still to be said: on a screen of its own, or all as it was with one tap. */
function Unasked({ table, onStep }: { table: OpenGame; onStep: (step: Step) => void }) {
  const t = useT();
  const act = useAct();
  const pairs = pairsAsked(table);
  if (pairs.length === 0) return null;
  const bands = bandsOf(table);
  const isNear = pairs.some(({ last }) => bandAt(bands, last) !== null);
  const asBefore = async () => {
    const ranges = pairs.map(({ a, b, last }) => ({ a, b, inches: inchesOf(bands, bandAt(bands, last), last) }));
    if (await act({ type: 'noteRanges', ranges })) await act({ type: 'sightAutomatically' });
  };
  return (
    <>
      <ListRow
        title={t('sight.open')}
        subtitle={t('sight.pairs', { count: pairs.length })}
        variant="next"
        onPress={() => onStep({ type: 'go', to: 'sight' })}
        testID="sight-open"
      />
      <View style={{ padding: space.edge }}>
        <Button
          label={isNear ? t('sight.asBefore') : t('sight.nobody')}
          onPress={() => void asBefore()}
          testID="sight-as-before"
        />
      </View>
    </>
  );
}

function Head({ title }: { title: string }) {
  return (
    <View style={{ paddingHorizontal: space.edge, paddingTop: space.md }}>
      <SectionHeader title={title} />
    </View>
  );
}

function SeenRow({ seen }: { seen: Sighted }) {
  const t = useT();
  const { nameOf } = useGame();
  const { counter, dummy, how } = seen;
  const rule = RULES[how];
  const name = nameOf(counter);
  return (
    <ListRow
      variant="plain"
      title={dummy ? t('sight.dummy', { name }) : name}
      subtitle={howWords(t, seen)}
      trailing={rule === undefined ? undefined : <RuleLink rule={rule} testID={`rule-${counter}`} />}
      testID={`seen-${counter}`}
    />
  );
}

function howWords(t: ReturnType<typeof useT>, { how, by, range }: Sighted): string {
  const said = { side: sideWords(by), range: range === null ? '' : inchWords(range) };
  switch (how) {
    case 'day':
      return t('sight.how.day', said);
    case 'burning':
      return t('sight.how.burning', said);
    case 'fired':
      return t('sight.how.fired', said);
    case 'rolled':
      return t('sight.how.rolled', said);
    case 'scenario':
      return t('sight.how.scenario');
    default:
      return t('sight.how.already');
  }
}
