import { View } from 'react-native';

import { percentShort } from '@/kit/odds-charts/odds-words';
import { useT } from '@/messages/messages';
import { RANGE_BANDS, type QuickOf } from '@/rules/togo/index';
import { Pressable } from '@/ui/pressable';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke, touch } from '@/ui/tokens';

import { bandEdge } from '../forms';
import { gunOdds } from '../odds';

type Form = QuickOf<'fireGuns'>;

interface WhatIfProps {
  form: Form;
  onForm: (form: Form) => void;
}

const NIGHT = 4;

/** Each key says the chance it would make; a tap makes it so, and another takes it back. */
export function WhatIf({ form, onForm }: WhatIfProps) {
  const t = useT();
  const banded = form.firer.id === null;
  const nearer = banded
    ? (RANGE_BANDS[RANGE_BANDS.indexOf(bandEdge(form.range) as (typeof RANGE_BANDS)[number]) - 1] ?? form.range)
    : Math.max(0, form.range - 1);
  const changes = [
    {
      key: 'turned',
      words: t('quick.whatIf.turned'),
      on: form.turned !== 'none',
      after: { ...form, turned: form.turned === 'none' ? ('some' as const) : ('none' as const) },
    },
    {
      key: 'closer',
      words: banded ? t('quick.whatIf.closerBand') : t('quick.whatIf.closer'),
      on: false,
      after: { ...form, range: nearer },
    },
    {
      key: 'night',
      words: t('quick.whatIf.night'),
      on: form.night !== null,
      after: { ...form, night: form.night === null ? (NIGHT as 4) : null },
    },
  ];
  return (
    <Section title={t('quick.whatIf.title')}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm }}>
        {changes.map(({ key, words, on, after }) => (
          <WhatIfKey key={key} id={key} words={words} on={on} after={after} onPress={() => onForm(after)} />
        ))}
      </View>
    </Section>
  );
}

function WhatIfKey(props: { id: string; words: string; on: boolean; after: Form; onPress: () => void }) {
  const { id, words, on, after, onPress } = props;
  const t = useT();
  const { color } = useTheme();
  const odds = gunOdds(after);
  const percent = odds.ok ? percentShort(odds.value.fire.effective.atLeastOne) : null;
  return (
    <Pressable
      role="switch"
      aria-checked={on}
      label={
        percent === null
          ? t('quick.whatIf.saidOut', { change: words })
          : t('quick.whatIf.said', { change: words, percent })
      }
      onPress={onPress}
      testID={`what-if-${id}`}
      style={{
        flexGrow: 1,
        flexBasis: 92,
        minHeight: touch.row,
        alignItems: 'center',
        justifyContent: 'center',
        borderWidth: stroke.frame,
        borderRadius: radius.card,
        borderColor: color.ruleStrong,
        backgroundColor: color[on ? 'ink' : 'card'],
      }}
    >
      <Text as="control" color={on ? 'paper' : 'ink'}>
        {words}
      </Text>
      <Text as="value" color={on ? 'paper' : 'ink'}>
        {percent ?? t('quick.none')}
      </Text>
    </Pressable>
  );
}
