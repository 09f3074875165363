import { useState } from 'react';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { AID_EVENTS, type AidEvent, NAVAL_ROUNDS, STAGES } from '@/rules/red-sun/index';
import { BoxTrack } from '@/ui/box-track';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { useAct, useActWithToast, useGame } from '../game';
import { SeasonLine } from '../turn/initiative-panel';

/** Between battles: the naval rounds, the season, the once-per-game sinking, and foreign aid as five ticks (RSR-18). */
export function TurnBoard() {
  const t = useT();
  const act = useActWithToast();
  const { view } = useGame();
  const [claimed, setClaimed] = useState<AidEvent | null>(null);
  const { season, seasonTurn, turnsPerSeason, turn, turnLimit, sinkingUsed, aid } = view;
  return (
    <>
      <Section title={t('red-sun.board.rounds')}>
        <RoundsTrack />
      </Section>
      <Section title={t('red-sun.board.season')}>
        <Stack>
          <Text as="title" testID="season-now">
            {turnLimit === null
              ? t('red-sun.board.now', { season: t(`red-sun.seasonName.${season}`), turn })
              : t('red-sun.board.nowOf', { season: t(`red-sun.seasonName.${season}`), turn, limit: turnLimit })}
          </Text>
          {turnsPerSeason !== null && (
            <Text color="ink2">{t('red-sun.board.seasonTurn', { turn: seasonTurn, of: turnsPerSeason })}</Text>
          )}
          <SeasonLine flush />
        </Stack>
      </Section>
      <Section title={t('red-sun.board.blockade')}>
        <Row align="center" gap="sm">
          <Text style={{ flex: 1 }}>{sinkingUsed ? t('red-sun.blockade.used') : t('red-sun.blockade.once')}</Text>
          <RuleLink rule="RSR-16" />
        </Row>
      </Section>
      <Section
        title={t('red-sun.board.aid')}
        aside={t('red-sun.board.aidOf', { count: AID_EVENTS.filter((event) => aid[event]).length })}
      >
        <Row align="center" gap="sm">
          <Text style={{ flex: 1 }}>{t('red-sun.board.aidText')}</Text>
          <RuleLink rule="RSR-18" />
        </Row>
        <Card padded={false}>
          {AID_EVENTS.map((event) => (
            <ToggleRow
              key={event}
              kind="checkbox"
              title={t(`red-sun.board.event.${event}`)}
              on={aid[event]}
              onChange={() => (aid[event] ? setClaimed(event) : void act({ type: 'claimAid', event }))}
              testID={`aid-${event}`}
            />
          ))}
        </Card>
      </Section>
      {claimed !== null && <TakeBack event={claimed} onClose={() => setClaimed(null)} />}
    </>
  );
}

/** The naval rounds of this turn. */
export function RoundsTrack() {
  const t = useT();
  const { stage, round } = useGame().view;
  const isMoving = stage === 'movement';
  const isOver = STAGES.indexOf(stage) > STAGES.indexOf('movement');
  return (
    <BoxTrack
      count={NAVAL_ROUNDS}
      filled={isMoving ? round - 1 : isOver ? NAVAL_ROUNDS : 0}
      now={isMoving}
      groupsOf={5}
      label={isMoving ? t('red-sun.board.roundSaid', { round }) : t('red-sun.board.noRound')}
      testID="rounds"
    />
  );
}

/** A claim that was a slip is taken off by hand; its fleet stays in Forces until somebody removes it. */
function TakeBack({ event, onClose }: { event: AidEvent; onClose: () => void }) {
  const t = useT();
  const act = useAct();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`red-sun.board.event.${event}`)}
      testID="aid-sheet"
      foot={
        <Button
          kind="danger"
          label={t('red-sun.board.takeBack')}
          onPress={() => {
            onClose();
            void act({ type: 'correct', path: ['aid', event], value: false });
          }}
          testID="aid-take-back"
        />
      }
    >
      <Text>{t('red-sun.board.takeBackText')}</Text>
    </Sheet>
  );
}
