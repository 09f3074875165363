import { View } from 'react-native';

import { useAsk } from '@/features/play/act-provider';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { mayAnnounceEvacuation } from '@/rules/tide/index';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { BoxChart } from '../board/box-chart';
import type { Place } from '../board/box-contents';
import { type OpenGame, useAct, useGame } from '../game';
import { owedSentence } from '../words/owed-words';
import { Ladder } from './ladder';
import { MetFleets } from './met-fleets';
import { Question } from './question';

interface Props {
  obligation: Obligation;
  choice: string | null;
  onChoose: (answer: string) => void;
}

/** The sortie: where everybody is, and its nine steps with the question in hand. */
export function SortiePanel({ obligation, choice, onChoose }: Props) {
  const t = useT();
  const game = useGame();
  const { view } = game;
  const { step, meeting } = view;
  const hasMet = step === 'withdraw-irn' || step === 'withdraw-ijn';
  return (
    <>
      <View style={{ padding: space.edge, paddingBottom: space.sm }}>
        <BoxChart view={view} compact current={placeInHand(game)} />
      </View>
      <Ladder question={owedSentence(obligation, game.nameOf)} rule={obligation.rule}>
        {hasMet && meeting !== null && <MetFleets fleet={meeting} />}
        {step === 'reveal' && <Text>{t('tide.ladder.revealText')}</Text>}
        <Question obligation={obligation} choice={choice} onChoose={onChoose} />
        <Evacuation />
      </Ladder>
    </>
  );
}

/** The box that the question is about. */
function placeInHand({ view: { step, box, meeting } }: Pick<OpenGame, 'view'>): Place | null {
  switch (step) {
    case 'vladivostok':
    case 'port-arthur':
    case 'japan':
      return step;
    case 'enter':
      return 'coastal';
    case 'leave':
      return 'open-sea';
    case 'reveal':
    case 'withdraw-irn':
    case 'withdraw-ijn':
      return meeting === 'vladivostok' ? 'open-sea' : box;
    default:
      return null;
  }
}

/** At the start of the phase the Russians may announce it; from then on everybody sees that they did. */
function Evacuation() {
  const t = useT();
  const act = useAct();
  const ask = useAsk();
  const { state, view } = useGame();
  const hasShips = Object.values(view.ships).some(({ fleet, fate }) => fleet === 'port-arthur' && fate === 'afloat');
  const announce = async () => {
    const isSure = await ask({
      question: t('tide.evacuation.question'),
      consequence: t('tide.evacuation.consequence'),
      confirmLabel: t('tide.evacuation.confirm'),
      cancelLabel: t('play.refused.leave'),
    });
    if (isSure) await act({ type: 'announceEvacuation' });
  };
  if (view.evacuating) {
    return (
      <Row align="center" gap="sm">
        <Tag text={t('tide.evacuation.announced')} tone="now" testID="evacuating" />
        <RuleLink rule="TAS-32" />
      </Row>
    );
  }
  if (!mayAnnounceEvacuation(state) || !hasShips) return null;
  return (
    <Row align="center" gap="sm" justify="space-between" wrap>
      <Button
        kind="link"
        label={t('tide.evacuation.announce')}
        onPress={() => void announce()}
        testID="announce-evacuation"
      />
      <RuleLink rule="TAS-32" />
    </Row>
  );
}
