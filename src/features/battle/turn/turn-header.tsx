import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { bandOf, ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { IconButton } from '@/ui/icon-button';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { skeleton, space, stroke } from '@/ui/tokens';
import { useInsets } from '@/ui/use-insets';

import { FlipButton } from '../flip-button';
import { useTable } from '../use-table';
import { phaseAsks } from '../words/phase-words';
import { headlineOf } from './headline';
import { PhaseScale } from './phase-scale';

/** Whose turn, what to do, where we are: readable at arm's length. */
export function TurnHeader({ onMore, onBack }: { onMore: () => void; onBack: () => void }) {
  const t = useT();
  const { color, theme } = useTheme();
  const insets = useInsets();
  const marks = useSettings((settings) => settings.marks);
  const table = useTable();
  const { view } = table;
  const { side, words } = headlineOf(table);
  const band = side === null ? null : bandOf(side);
  const on = band?.on ?? 'ink';
  const light =
    view.light.night === null ? t('battle.light.day') : t('battle.light.night', { range: view.light.night });
  return (
    <View testID="turn-header" style={{ backgroundColor: color[band?.fill ?? 'paper'], paddingTop: insets.top }}>
      <View style={{ paddingHorizontal: space.edge, paddingBottom: space.sm, gap: space.xs }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', marginHorizontal: -space.md }}>
          <IconButton icon="home" label={t('battle.toHarbour')} onPress={onBack} color={on} testID="battle-home" />
          <Text as="control" color={on} style={{ flex: 1 }} numberOfLines={2}>
            {t('battle.title', { name: view.name, turn: view.turn, light })}
          </Text>
          <FlipButton color={on} />
          <IconButton icon="more" label={t('battle.more')} onPress={onMore} color={on} testID="battle-more" />
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.md }}>
          {side !== null && (
            <View style={{ borderWidth: 2.5, borderColor: color.flag }}>
              <SideMark side={ensignOf(side)} marks={marks} width={66} />
            </View>
          )}
          <View style={{ flex: 1 }}>
            <Heading as="key" level={1} color={on} style={{ textTransform: 'uppercase' }} testID="headline">
              {words}
            </Heading>
            <Text as="headerSub" color={on} testID="phase">
              {view.result === null ? phaseAsks(view.phase) : view.result.note}
            </Text>
          </View>
        </View>
        <PhaseScale phase={view.phase} on={on} />
      </View>
      <View
        style={{
          height: band !== null && theme === 'night' ? skeleton.bandFoot : stroke.frame,
          backgroundColor: color[band?.edge ?? 'ruleStrong'],
        }}
      />
    </View>
  );
}
