import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import { useAct } from '../act-provider';
import { useCompanion } from '../companion';
import { useGame } from '../open-game';
import type { NamedStep } from '../turn/steps';
import type { GuideWords } from './guide';
import { GuideFrame } from './guide-frame';
import { useGuide } from './use-guide';

interface Props {
  /** In the order of the list. */
  owed: readonly Obligation[];
  next: NamedStep;
  choice: string | null;
}

/** First on the Turn tab: what is on, and what to tap now. One thing at a time, and never in the way. */
export function GuideCard({ owed, next, choice }: Props) {
  const t = useT();
  const act = useAct();
  const { guide, timeOf } = useCompanion();
  const game = useGame();
  const { isLargeText } = useTheme();
  const { isOpen, isClosed, toggle } = useGuide();
  if (!guide || timeOf(game.view).isOver) return null;
  if (!isOpen) return isClosed || guide.isFirst?.(game) ? <Reopen onPress={toggle} /> : null;
  const words = guide.now({ ...game, owed }, next, choice);
  if (words === null) return null;
  const { title, passed = [], lines, end } = words;
  const now = <Now {...words} button={next.label} />;
  return (
    <GuideFrame title={title} testID="guide">
      {/* Large words leave room for little else: what to tap comes first. */}
      {isLargeText && now}
      {passed.map((line) => (
        <Text key={line} as="text2" color="ink2">
          {line}
        </Text>
      ))}
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {!isLargeText && now}
      {end && (
        <View style={{ alignItems: 'flex-start' }}>
          <Button label={end.label} onPress={() => void act(end.command)} testID="guide-end-battle" />
        </View>
      )}
      {end && words.taps?.length !== 0 && (
        <Text as="text2" color="ink2">
          {t('play.guide.mayEnd')}
        </Text>
      )}
    </GuideFrame>
  );
}

function Now({ taps, isDone, button }: Pick<GuideWords, 'taps' | 'isDone'> & { button: string }) {
  const t = useT();
  const [first = button, second] = taps ?? [];
  if (taps?.length === 0) return null;
  const words = isDone
    ? t('play.guide.endNow', { button: first })
    : second === undefined
      ? t('play.guide.now', { button: first })
      : t('play.guide.nowThen', { first, second });
  return (
    <Text as="name" testID="guide-now">
      {words}
    </Text>
  );
}

function Reopen({ onPress }: { onPress: () => void }) {
  const t = useT();
  return (
    <View style={{ paddingHorizontal: space.edge, alignItems: 'flex-start' }}>
      <Button kind="link" label={t('play.guide.show')} onPress={onPress} testID="guide-show" />
    </View>
  );
}

/** The game is over: the ways on for somebody who has just learnt it. */
export function GuideOver() {
  const router = useRouter();
  const { guide, timeOf } = useCompanion();
  const { view } = useGame();
  const { isOpen } = useGuide();
  if (!guide || !isOpen || !timeOf(view).isOver) return null;
  const { title, text, ways } = guide.over();
  return (
    <GuideFrame title={title} testID="guide-over">
      <Text>{text}</Text>
      {ways.map(({ id, label, to }) => (
        <Button key={id} label={label} onPress={() => router.push(to)} testID={`next-${id}`} />
      ))}
    </GuideFrame>
  );
}
