import type { ReactNode } from 'react';
import { View } from 'react-native';

import { t, useT } from '@/messages/messages';
import { type Battle, hitsAfter } from '@/rules/tsushima/index';
import { Row } from '@/ui/layout';
import { Heading, Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { OpenGame } from '../game';
import { hitsWords } from './unit-words';

interface PendingHitsProps {
  game: Pick<OpenGame, 'state' | 'nameOf'>;
  battle: Battle;
  /** Beside the head. */
  aside?: ReactNode;
}

const hitsIn = ({ pending }: Battle): number => Object.values(pending).reduce((sum, hits) => sum + hits, 0);

/** What the filled button says once a round has been fired. */
export const markWords = (battle: Battle | null): string =>
  battle !== null && hitsIn(battle) > 0 ? t('tsushima.battleBoard.mark') : t('tsushima.battleBoard.nextRound');

/** Hits that count once they are marked: before and after, ship by ship. */
export function PendingHits({ game: { state, nameOf }, battle, aside }: PendingHitsProps) {
  const t = useT();
  const total = hitsIn(battle);
  return (
    <View role="status" aria-live="polite" testID="pending-hits" style={{ gap: space.xs }}>
      <Row align="center" gap="sm">
        <Heading as="title" style={{ flex: 1 }}>
          {total === 0 ? t('tsushima.battleBoard.pendingNone') : t('tsushima.battleBoard.pending', { count: total })}
        </Heading>
        {aside}
      </Row>
      <Row wrap columnGap="lg" rowGap="xs">
        {Object.entries(battle.pending).map(([id, more]) => {
          const ship = state.ships[id];
          return (
            ship !== undefined &&
            more > 0 && (
              <Text key={id} as="textMedium" testID={`pending-${id}`}>
                {t('tsushima.battleBoard.becomesOf', {
                  name: nameOf(id),
                  before: hitsWords(ship.hits),
                  after: hitsWords(hitsAfter(ship.type, ship.hits, more)),
                })}
              </Text>
            )
          );
        })}
      </Row>
    </View>
  );
}
