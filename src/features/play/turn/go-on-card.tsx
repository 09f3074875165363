import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { type Draft, evaluate, isUntouched } from '@/game/act';
import { lastKnown } from '@/game/curtain';
import { damageInForce } from '@/game/undo';
import { whereOf } from '@/game/where';
import { useBook } from '@/messages/book-context';
import { useT } from '@/messages/messages';
import { openBeforeDamage } from '@/store/session';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { CountedText, Heading, Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { failureSentence } from '../act-provider';
import { gameAddress } from '../addresses';
import { useCompanion } from '../companion';
import { useGuide } from '../guide/use-guide';
import { useGame } from '../open-game';
import { isInPlace } from './use-roll-here';

export interface GoOnCardProps {
  /** The last thing everybody knew of when somebody came in from outside: with the next one the card goes. */
  openedAt: number | null;
}

/** For whoever comes back: what happened last and how much is left; if a strip waits, its dice and one tap to it. */
export function GoOnCard({ openedAt }: GoOnCardProps) {
  const t = useT();
  const toast = useToast();
  const whose = useBook();
  const companion = useCompanion();
  const { book, timeOf } = companion;
  const { battle, view } = useGame();
  // The guide says where we are and what to tap.
  const { isOpen: isGuided } = useGuide();
  const draft = useWaitingStrip();
  const damage = damageInForce(battle);
  const last = lastKnown(book, battle, 'public');
  const back = last !== null && last.seq === openedAt && !timeOf(view).isOver && !isGuided;
  if (!draft && !damage && !back) return null;
  const mend = async () => {
    const outcome = await openBeforeDamage();
    if (!outcome.ok) toast.show({ message: failureSentence(whose, outcome.error) });
  };
  return (
    <View style={{ padding: space.edge, paddingBottom: space.sm, gap: space.md }} testID="go-on">
      {(draft || back) && <WhereWeWere />}
      {damage && (
        <Card frame="strong">
          <View style={{ gap: space.sm }}>
            <Text>{t('play.goOn.damaged', { seq: damage.seq })}</Text>
            <Button label={t('play.goOn.beforeDamage')} onPress={() => void mend()} testID="before-damage" />
          </View>
        </Card>
      )}
    </View>
  );
}

function WhereWeWere() {
  const t = useT();
  const router = useRouter();
  const companion = useCompanion();
  const { book, whereWords } = companion;
  const { id, battle } = useGame();
  const draft = useWaitingStrip();
  const where = whereOf(book, battle, draft);
  if (!where) return null;
  const { line, headline, count, counts, last } = whereWords(where);
  return (
    <Card frame="strong">
      <View style={{ gap: space.xs }}>
        {/* Without a strip, the band above says this and the filled button below goes on. */}
        {draft && (
          <>
            <Text as="label" color="ink2">
              {line}
            </Text>
            <Heading as="title">{headline}</Heading>
          </>
        )}
        {draft && where.dice === null && <Text>{t('play.goOn.allThrown')}</Text>}
        {(!draft || where.dice !== null) && count > 0 && (
          <CountedText count={count} words={counts} testID="go-on-owed" />
        )}
        {last !== null && (
          <Text color="ink2" testID="go-on-last">
            {last}
          </Text>
        )}
      </View>
      {draft && (
        <Button
          icon="dice"
          label={t('play.goOn.roll')}
          onPress={() => router.push(gameAddress(id, 'roll'))}
          testID="go-on-roll"
        />
      )}
    </Card>
  );
}

/** The strip that waits to be rolled on. A die in the list asks for itself; what the rules refuse so far is only a plan. */
function useWaitingStrip(): Draft | null {
  const companion = useCompanion();
  const { battle, draft } = useGame();
  if (draft === null || isInPlace(companion, draft)) return null;
  return isUntouched(draft) && !evaluate(companion.book, battle, draft).ok ? null : draft;
}
