import { percentShort } from '@/kit/odds-charts/odds-words';
import { useT } from '@/messages/messages';
import { assaultOdds, strengthLadder, type Terrain, type Unit } from '@/rules/red-sun/index';
import { Row, Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

interface Props {
  attackers: readonly Unit[];
  defenders: readonly Unit[];
  ground: { readonly terrain: Terrain; readonly river: boolean };
  /** Rounds that are left in this stage. */
  rounds: number;
}

const ladderOf = (units: readonly Unit[]) => strengthLadder(units.map(({ strengths, lost }) => strengths.slice(lost)));

/** The same assault round after round: how it stands for those who stop after each of them (RSR-8). */
export function Outlook({ attackers, defenders, ground, rounds }: Props) {
  const t = useT();
  if (rounds < 1) return null;
  const after = assaultOdds({ attack: ladderOf(attackers), defence: ladderOf(defenders), ...ground, rounds });
  return (
    <Section title={t('red-sun.assault.outlook')} aside="RSR-8" testID="outlook">
      {after.map(({ round, meanAttacker, meanDefender, pDefenderGone }) => (
        <Row key={round} gap="md" align="baseline" accessible testID={`outlook-${round}`}>
          <Text as="value">{round}</Text>
          <Stack flex={1}>
            <Text>
              {t('red-sun.assault.outlookText', {
                attackers: meanAttacker.toFixed(1),
                defenders: meanDefender.toFixed(1),
              })}
            </Text>
            <Text as="text2" color="ink2">
              {t('red-sun.assault.outlookGone', { percent: percentShort(pDefenderGone) })}
            </Text>
          </Stack>
        </Row>
      ))}
    </Section>
  );
}
