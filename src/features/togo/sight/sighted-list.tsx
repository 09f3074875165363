import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { percentWords } from '@/kit/words/percent';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { sideWords } from '../words/side-words';
import { pairsAsked, type Sighted, sightedNow } from './sight-facts';
import { trySteps } from './try-steps';
import type { Step } from '../game';
import { useGame } from '../game';

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
    const count = pairsAsked(table).length;
    return count === 0 ? null : (
      <ListRow
        title={t('sight.open')}
        subtitle={t('sight.pairs', { count })}
        variant="next"
        onPress={() => onStep({ type: 'go', to: 'sight' })}
        testID="sight-open"
      />
    );
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
