import { useState } from 'react';
import { View } from 'react-native';

import { useShownRoll } from '@/features/play/turn/last-roll';
import { RolledCard } from '@/features/play/turn/rolled-card';
import { expectedWords } from '@/kit/dice-strip/strip-words';
import { RuleLink } from '@/kit/rule-link';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type Battle, shipsWithoutGuns } from '@/rules/tsushima/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { Sheet } from '@/ui/sheet';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import type { OpenGame } from '../game';
import { PendingHits } from './pending-hits';
import { expectedBySide, expectedHits, unitFacts } from './unit-facts';
import { fireSentences, sideOfUnit, unitName } from './unit-words';

interface BoardCardProps {
  game: OpenGame;
  /** As it would be with what hangs over another lane. */
  battle: Battle;
  chosen: string | null;
  onOrders: () => void;
}

/** Under the board: whoever is chosen and what they fire with, or what the round comes to. */
export function BoardCard({ game, battle, chosen, onOrders }: BoardCardProps) {
  const { color } = useTheme();
  return (
    <View
      testID="board-card"
      style={{
        minHeight: 124,
        paddingHorizontal: space.edge,
        paddingVertical: space.sm,
        borderTopWidth: stroke.frame,
        borderColor: color.ruleStrong,
        backgroundColor: color.card,
      }}
    >
      {battle.stage === 'mark' ? (
        <PendingHits game={game} battle={battle} aside={<SeeSalvos />} />
      ) : chosen === null ? (
        <WholeRound game={game} battle={battle} />
      ) : (
        <ChosenUnit game={game} battle={battle} chosen={chosen} onOrders={onOrders} />
      )}
    </View>
  );
}

function ChosenUnit({ game, battle, chosen, onOrders }: BoardCardProps & { chosen: string }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { shots, salvos } = unitFacts(game.state, battle, chosen);
  const expected = salvos === 0 ? null : expectedHits(game.state, shots);
  return (
    <Stack gap="xs">
      <Row align="center" gap="sm">
        <SideMark side={ensignOf(sideOfUnit(battle, chosen))} marks={marks} width={30} />
        <Heading as="title" style={{ flex: 1 }} testID="card-unit">
          {unitName(game, chosen)}
        </Heading>
        <RuleLink rule="TSU-36" />
      </Row>
      <Row align="center" gap="md">
        <Text as="text2" color="ink2" style={{ flex: 1 }} testID="card-facts">
          {fireSentences(game, battle, chosen).join(' ')}
        </Text>
        {expected !== null && (
          <Stack align="flex-end" accessible testID="card-expected">
            <Text as="value">{expectedWords(expected)}</Text>
            <Text as="text2" color="ink2">
              {t('tsushima.battleBoard.hitsExpected')}
            </Text>
          </Stack>
        )}
        <Button label={t('tsushima.battleBoard.orders')} onPress={onOrders} testID="orders" />
      </Row>
      <FlightDie />
    </Stack>
  );
}

/** Nobody is chosen: what both sides may expect, and how the board is worked. */
function WholeRound({ game, battle }: Pick<BoardCardProps, 'game' | 'battle'>) {
  const t = useT();
  const expected = expectedBySide(game.state, battle);
  const unchecked = shipsWithoutGuns(game.state, battle).length;
  return (
    <Stack gap="xs" justify="center" flex={1}>
      <Text as="name" testID="card-round">
        {unchecked > 0
          ? t('tsushima.battleBoard.unchecked', { count: unchecked })
          : expected === null
            ? t('tsushima.battleBoard.noTable')
            : t('tsushima.battleBoard.expectedBoth', {
                ijn: expectedWords(expected.ijn),
                irn: expectedWords(expected.irn),
              })}
      </Text>
      <Text as="text2" color="ink2">
        {t('tsushima.battleBoard.idle')}
      </Text>
      <FlightDie />
    </Stack>
  );
}

/** The dice of the round that was fired last. */
function SeeSalvos() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (useShownRoll() === null) return null;
  return (
    <>
      <Button label={t('tsushima.battleBoard.salvo.seeAll')} onPress={() => setOpen(true)} testID="see-salvos" />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('tsushima.battleBoard.salvo.results')}
        testID="salvos-rolled"
      >
        <RolledCard />
      </Sheet>
    </>
  );
}

/** What a die that was rolled here just now came to: the one for flight. */
function FlightDie() {
  const roll = useShownRoll();
  return (
    roll !== null && (
      <Text as="textMedium" role="status" testID="flight-die">
        {roll.lines.map(({ text }) => text).join(' ')}
      </Text>
    )
  );
}
