import { takenOff, toggled } from '@/features/play/turn/choices';
import { RuleLine } from '@/kit/rule-line';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { isSurprise, portOdds, portsToClaim, type Side, SIDES } from '@/rules/tsushima/index';
import { percentWords } from '@/kit/words/percent';
import { useSettings } from '@/store/settings';
import { EmptyState } from '@/ui/empty-state';
import { Row, Stack } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { stroke } from '@/ui/tokens';

import { type OpenGame, useGame } from '../game';
import { listed, portName } from '../words/names-in';

export interface Claim {
  readonly side: Side;
  readonly port: string;
}
const keyOf = ({ side, port }: Claim): string => `${side}.${port}`;

/** Every port whose protection may be claimed. */
export const claimable = (state: OpenGame['state']): readonly Claim[] =>
  SIDES.flatMap((side) => portsToClaim(state, side).map((port) => ({ side, port })));

/** Those that are claimed as it stands: all that nobody took off. */
export const claimed = (state: OpenGame['state'], choice: string | null): readonly Claim[] => {
  const off = takenOff(choice);
  return claimable(state).filter((claim) => !off.includes(keyOf(claim)));
};

interface Props {
  choice: string | null;
  onChoose: (answer: string) => void;
}

/** Who claims the protection of which port, before anybody moves (TSU-54). */
export function ClaimsPanel({ choice, onChoose }: Props) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const { state, view, nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const off = takenOff(choice);
  const claims = claimable(state);
  if (claims.length === 0) {
    return <EmptyState icon="anchor" title={t('tsushima.claims.none')} text={t('tsushima.claims.noneText')} />;
  }
  return (
    <>
      <RuleLine words={t('tsushima.claims.text')} rule="TSU-54" />
      {isSurprise(state) && (
        <RuleLine words={t('tsushima.claims.surprise', { percent: percentWords(portOdds(true)) })} rule="TSU-58" />
      )}
      {claims.map((claim) => {
        const { side, port } = claim;
        const key = keyOf(claim);
        const there = Object.values(view.groups).filter(
          (group) => group.side === side && group.where.kind === 'port' && group.where.name === port,
        );
        return (
          <Row
            key={key}
            align="center"
            gap="md"
            wrap={isLargeText}
            paddingX="edge"
            paddingY="xs"
            style={{ minHeight: 58, borderBottomWidth: stroke.hairline, borderColor: color.rule }}
          >
            <SideMark side={ensignOf(side)} marks={marks} width={26} />
            <Stack style={{ flexGrow: 1, flexShrink: 1, flexBasis: 110 }}>
              <Text as="name">{portName(port)}</Text>
              <Text as="text2" color="ink2">
                {listed(
                  there.map(({ id }) => id),
                  nameOf,
                )}
              </Text>
            </Stack>
            <Stack style={{ width: isLargeText ? '100%' : 150 }}>
              <SegmentedChoice
                label={t('tsushima.claims.label', { port: portName(port) })}
                value={off.includes(key) ? 'no' : 'yes'}
                onChange={() => onChoose(toggled(choice, key))}
                options={[
                  { value: 'yes', label: t('tsushima.claims.yes') },
                  { value: 'no', label: t('tsushima.claims.no') },
                ]}
                testID={`claim-${key}`}
              />
            </Stack>
          </Row>
        );
      })}
    </>
  );
}
